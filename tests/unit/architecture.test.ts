import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

/** Files of the repository, new ones included, that lie in the folders or match the patterns. */
const filesIn = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const read = (file: string) => readFileSync(file, 'utf8');

const layers = ['content', 'lib', 'components', 'app'] as const;
type Layer = (typeof layers)[number];

const sources = filesIn(...layers, 'proxy.ts').filter((file) => /\.tsx?$/.test(file));

/** What a file imports from within the project, as paths from its root. */
function importsOf(file: string): readonly string[] {
  const specifiers = [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return [specifier.slice(2)];
    return specifier.startsWith('.') ? [join(file, '..', specifier)] : [];
  });
}

/** The imports of a file that go to a folder not among those allowed. */
const strayImports = (file: string, allowed: readonly string[]) =>
  importsOf(file)
    .filter((target) => !allowed.includes(target.split('/')[0] ?? ''))
    .map((target) => `${file} imports ${target}`);

describe('imports', () => {
  test.each<[layer: Layer, allowed: readonly string[]]>([
    ['content', ['content']],
    ['lib', ['content', 'lib']],
    ['components', ['content', 'lib', 'components']],
    ['app', ['content', 'lib', 'components', 'app', 'styles']],
  ])('of %s go to %s only', (layer, allowed) => {
    const files = sources.filter((file) => file.startsWith(`${layer}/`));
    expect(files.flatMap(importsOf)).not.toEqual([]);
    expect(files.flatMap((file) => strayImports(file, allowed))).toEqual([]);
  });

  test('of the proxy go to lib only', () => {
    expect(importsOf('proxy.ts')).not.toEqual([]);
    expect(strayImports('proxy.ts', ['lib'])).toEqual([]);
  });

  test('of content and lib name no React, except what hydrates islands', () => {
    const pure = sources.filter(
      (file) => /^(content|lib)\//.test(file) && !file.startsWith('lib/islands/'),
    );
    expect(pure.filter((file) => /from 'react(-dom|\/|')/.test(read(file)))).toEqual([]);
    expect(pure.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});

describe('the folders of lib, components and tests', () => {
  const files = filesIn('lib', 'components', 'tests').filter(
    // The content of a company has the folders of `content/`, which editors fill.
    (file) =>
      /\.(tsx?|mjs)$/.test(file) && !file.startsWith('tests/release/second-company/company/'),
  );
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const rooms = folders.filter((folder) => folder.includes('/'));

  test.each(rooms)('%s says at its door what it is for, in at most ten lines', (folder) => {
    const ways = [join(folder, 'README.md'), join(dirname(folder), 'README.md')];
    const door = ways.find((way) => existsSync(way)) ?? '';
    expect(door).not.toBe('');
    // The islands' room is made to be lifted into another site, with a page that explains it.
    const limit = door.startsWith('lib/islands/') ? 80 : 10;
    expect(read(door).trim().split('\n').length).toBeLessThanOrEqual(limit);
  });

  test.each(folders)('%s holds at most fifteen files of code', (folder) => {
    expect(files.filter((file) => dirname(file) === folder).length).toBeLessThanOrEqual(15);
  });
});

describe('client components', () => {
  const clients = sources.filter((file) => /^['"]use client['"]/m.test(read(file)));
  /** React mounts what catches an error of a page itself; it must be a client component in this place. */
  const errorBoundaries = ['app/error.tsx', 'app/global-error.tsx'];

  test('are the islands and the error boundaries, and nothing else', () => {
    const elsewhere = clients.filter((file) => !file.startsWith('components/islands/'));
    expect(clients.length).toBeGreaterThan(elsewhere.length);
    expect(elsewhere.toSorted()).toEqual(errorBoundaries);
  });

  test.each(clients)('%s says on its first line why it must be one', (file) => {
    expect(read(file).split('\n')[0]).toMatch(/^'use client'; \/\/ \S+ \S+ .+\.$/);
  });

  test('are what uses state, effects and events of the browser', () => {
    const hooks = /\buse(State|Effect|LayoutEffect|Ref|Reducer|SyncExternalStore|Context)\(/;
    const handlers = /\bon(Click|Change|Input|Submit|KeyDown|Pointer\w+|Focus|Blur|Toggle)=/;
    const servers = sources.filter(
      (file) =>
        file.endsWith('.tsx') &&
        !clients.includes(file) &&
        !/^(components|lib)\/islands\//.test(file),
    );
    expect(servers.filter((file) => hooks.test(read(file)) || handlers.test(read(file)))).toEqual(
      [],
    );
  });
});

test('only the theme script and the structured data are set as raw HTML', () => {
  const users = sources.filter((file) => read(file).includes('dangerouslySetInnerHTML'));
  expect(users).toContain('app/layout.tsx');
  expect(users.filter((file) => !/^app\/layout\.tsx$|\/json-ld\.tsx$/.test(file))).toEqual([]);
  expect(users.length).toBeLessThanOrEqual(2);
  for (const file of users)
    expect(read(file).split('dangerouslySetInnerHTML'), file).toHaveLength(2);
});

test('the facts of the company stand in the content alone', () => {
  const { address, phone } = site.contact;
  const facts = [
    site.moneyUnit,
    site.timeZone,
    address.value.city,
    address.value.country,
    phone.value.split(' ')[0] ?? '',
    ...pathsOfKind('product').map(titleOf),
  ];
  const code = sources.filter((file) => !file.startsWith('content/'));
  expect(code.length).toBeGreaterThan(100);
  const named = code.flatMap((file) =>
    facts.filter((fact) => read(file).includes(fact)).map((fact) => `${file}: ${fact}`),
  );
  expect(named).toEqual([]);
});

test('the name of the company is spelt in one place', () => {
  const files = filesIn('*.ts', '*.tsx', '*.css', '*.mjs', '*.svg');
  const spelt = new RegExp(site.name.replace(/\s+/, '\\s*'), 'i');
  expect(files.filter((file) => spelt.test(read(file)))).toEqual(['content/site.ts']);
});
