import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { bundleLoader, writeReloadScript } from 'prerendered-islands/build';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportedBrowsers } from '@/lib/browser/supported-browsers';
import { stubScript } from '@/lib/build/hosts/stub-page';
import { bundleSite } from '@/lib/build/site-islands';
import { writeServiceWorker } from '@/lib/build/write-service-worker';
import { scripts } from '@/lib/head/bundled';

// Not imported: Vitest would compile these 20 megabytes of JSON to JavaScript, which takes a
// minute.
const compat: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

/** The oldest browsers that the site supports, as [name, version] in the terms of MDN's data. */
const browsers = (
  JSON.parse(readFileSync('package.json', 'utf8')).browserslist as readonly string[]
).map((entry) => entry.split(' ') as ['chrome' | 'edge' | 'firefox' | 'safari', string]);

const isLater = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;

/**
 * The supported browsers whose oldest supported version lacks a feature, each with that version.
 */
function lackOf({ support }: CompatStatement): readonly string[] {
  return browsers.flatMap(([browser, oldest]) => {
    const isThere = [support[browser] ?? []].flat().some(({ version_added: added, flags }) => {
      return typeof added === 'string' && !flags && !isLater(added.replace('≤', ''), oldest);
    });
    return isThere ? [] : [`${browser} ${oldest}`];
  });
}

/**
 * Calls that are made only after a check whether the feature exists, and methods of libraries that
 * have the name of a new one: the hook `use` of React, and `pause` of a focus trap.
 */
const guarded: readonly string[] = ['Error.captureStackTrace', '.use', '.pause'];

/**
 * The feature with this name: a global such as `URLPattern`, or its static member such as
 * `URL.parse`.
 */
function featureOf(name: string): CompatStatement | undefined {
  const [global = '', member = ''] = name.split('.');
  const known = compat.api[global] ?? compat.javascript.builtins?.[global];
  const feature = member === '' ? known : (known?.[`${member}_static`] ?? known?.[member]);
  return feature?.__compat;
}

/**
 * The methods of JavaScript's own objects that have this name. Methods of the browser's objects
 * have names that libraries give to methods of theirs.
 */
const methodsNamed = (name: string): readonly CompatStatement[] =>
  Object.values(compat.javascript.builtins ?? {}).flatMap((members) => {
    const known: Identifier | CompatStatement | undefined = Object(members)[name];
    return known && '__compat' in known && known.__compat ? known.__compat : [];
  });

/** The name of a called method. */
const methodIn = (callee: ESTree.Expression): string | undefined =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;

/** The name of a global or of its static member. */
function calleeName(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  if (callee.object.type !== 'Identifier') return undefined;
  return `${callee.object.name}.${callee.property.name}`;
}

/**
 * The features that a script calls or constructs without checking that they exist, and that a
 * supported browser lacks. The object of a method is unknown, so its name counts if a browser lacks
 * it on every object.
 */
function unsupportedIn(script: string): readonly string[] {
  const found = new Set<string>();
  const look = ({ callee }: { readonly callee: ESTree.Expression }) => {
    const name = calleeName(callee) ?? '';
    const feature = guarded.includes(name) ? undefined : featureOf(name);
    const lacking = feature ? lackOf(feature) : [];
    if (lacking.length > 0) found.add(`${name}: not in ${lacking.join(', ')}`);
    const method = methodIn(callee) ?? '';
    if (feature || guarded.includes(name) || guarded.includes(`.${method}`)) return;
    const methods = methodsNamed(method).map(lackOf);
    const without = (methods[0] ?? []).filter((browser) =>
      methods.every((lack) => lack.includes(browser)),
    );
    if (without.length > 0) found.add(`.${method}: not in ${without.join(', ')}`);
  };
  new Visitor({
    CallExpression: (call) => (call.optional ? undefined : look(call)),
    NewExpression: look,
  }).visit(parseSync('script.js', script).program);
  return [...found];
}

test.each([
  ['URL.parse(href)', ['URL.parse: not in chrome 111, edge 111, safari 16.4']],
  ['new URLPattern(path)', ['URLPattern: not in firefox 128, safari 16.4']],
  ['URL.parse?.(href)', []],
  ['seen.union(others)', ['.union: not in chrome 111, edge 111, safari 16.4']],
  ['seen.union?.(others); pages.at(-1).focus()', []],
  ['new URL(href); Object.entries(page)', []],
])('the unsupported features are found in: %s', (script, expected) => {
  expect(unsupportedIn(script)).toEqual(expected);
});

describe('no feature that a supported browser lacks is called in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'islands-'));
  beforeAll(() => bundleSite(folder), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const inlineScripts = { ...scripts, stub: stubScript };
  test.each(Object.entries(inlineScripts))('the inline script %s', (_, script) => {
    expect(unsupportedIn(script)).toEqual([]);
  });

  test('the code that requests the client script', async () => {
    expect(unsupportedIn(await bundleLoader('/reload.js', supportedBrowsers))).toEqual([]);
  });

  test('the script that reloads a page whose client script is missing', async () => {
    const file = join(folder, 'reload.js');
    await writeReloadScript(file, supportedBrowsers);
    expect(unsupportedIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test.each(['on', 'off'] as const)('sw.js with SERVICE_WORKER=%s', async (serviceWorker) => {
    await writeServiceWorker(folder, { id: 'build', serviceWorker }, {});
    expect(unsupportedIn(readFileSync(join(folder, 'sw.js'), 'utf8'))).toEqual([]);
  });

  test('the scripts of pages and islands', () => {
    const files = readdirSync(join(folder, 'islands')).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) =>
      unsupportedIn(readFileSync(join(folder, 'islands', file), 'utf8')).map(
        (feature) => `${file.replace(/-[\w-]{8}\.js$/, '')}: ${feature}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
