import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scripts } from '@/lib/head/bundled';
import { bundleIslands } from '@/lib/islands/build/bundle-islands';

// Not imported: Vitest would compile these 20 megabytes of JSON to JavaScript, which takes a minute.
const compat: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

/** The oldest browsers that the site supports, as [name, version] in the terms of MDN's data. */
const browsers = (
  JSON.parse(readFileSync('package.json', 'utf8')).browserslist as readonly string[]
).map((entry) => entry.split(' ') as ['chrome' | 'edge' | 'firefox' | 'safari', string]);

const isLater = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;

/** The supported browsers that lack a feature, in their oldest version. */
function lackOf({ support }: CompatStatement): readonly string[] {
  return browsers.flatMap(([browser, oldest]) => {
    const isThere = [support[browser] ?? []].flat().some(({ version_added: added, flags }) => {
      return typeof added === 'string' && !flags && !isLater(added.replace('≤', ''), oldest);
    });
    return isThere ? [] : [`${browser} ${oldest}`];
  });
}

/** Calls in libraries that check first whether the feature exists. */
const guarded: readonly string[] = ['Error.captureStackTrace'];

/** The features that a script can name: globals such as `URLPattern`, and their static members such as `URL.parse`. */
const features = new Map<string, CompatStatement>();
const note = (name: string, feature: { readonly __compat?: CompatStatement } | CompatStatement) => {
  if ('__compat' in feature && feature.__compat && !guarded.includes(name))
    features.set(name, feature.__compat);
};
for (const [name, members] of Object.entries(compat.api)) {
  note(name, members);
  for (const [member, feature] of Object.entries(members))
    if (member.endsWith('_static')) note(`${name}.${member.replace('_static', '')}`, feature);
}
for (const [name, members] of Object.entries(compat.javascript.builtins ?? {})) {
  note(name, members);
  for (const [member, feature] of Object.entries(members)) note(`${name}.${member}`, feature);
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The name of a global or of its static member that a node calls or constructs without checking that it exists. */
function nameIn(node: Node): string | undefined {
  const { callee } = node;
  if (!['CallExpression', 'NewExpression'].includes(node.type) || node.optional) return undefined;
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  const { object, property } = callee;
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  if (!isNode(object) || object.type !== 'Identifier' || !isNode(property)) return undefined;
  return `${object.name}.${property.name}`;
}

/** The features that a script uses and that a supported browser lacks, each with those browsers. */
function unsupportedIn(script: string): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const name = nameIn(value);
    const feature = name === undefined ? undefined : features.get(name);
    const lacking = feature ? lackOf(feature) : [];
    if (lacking.length > 0) found.add(`${name}: not in ${lacking.join(', ')}`);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(script));
  return [...found];
}

test.each([
  ['URL.parse(href)', ['URL.parse: not in chrome 111, edge 111, safari 16.4']],
  ['new URLPattern(path)', ['URLPattern: not in firefox 128, safari 16.4']],
  ['URL.parse?.(href)', []],
  ['new URL(href); Object.entries(page)', []],
])('%s', (script, expected) => {
  expect(unsupportedIn(script)).toEqual(expected);
});

describe('no feature that a supported browser lacks is called in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'islands-'));
  beforeAll(() => bundleIslands(folder), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(scripts))('the head script %s', (_, script) => {
    expect(unsupportedIn(script)).toEqual([]);
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
