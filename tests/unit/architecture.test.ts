import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { nameIn } from '@/lib/checks/copy/source-text';
import { titleOf } from '@/lib/pages/titles';
import { pages, pathsOfKind } from '@/lib/pages/tree';
import { importProblems } from '@/lib/tools/layers';

/** Files of the repository, including new ones, that are in the folders or match the patterns. */
const filesIn = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const read = (file: string) => readFileSync(file, 'utf8');

const sources = filesIn('content', 'lib', 'components', 'app', 'proxy.ts').filter((file) =>
  /\.tsx?$/.test(file),
);

test('imports follow the layers of lib/tools/layers.ts', () => {
  expect(importProblems()).toBe('');
});

test('a folder has at most fifteen files of code', () => {
  const counts = new Map<string, number>();
  // Without pages, which are as many as the company has, and tests that are beside the file that
  // they test.
  const files = filesIn('content', 'lib', 'components', 'packages', 'tests').filter((file) =>
    /^(?!.*content\/pages\/|packages\/.*\.test\.tsx?$).*\.tsx?$/.test(file),
  );
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
});

test('a checkout has line feeds on every system, which the formatter and the tests expect', () => {
  // Also of files that are not committed yet, such as those of a new company.
  const words = ['ls-files', '--eol', '--cached', '--others', '--exclude-standard'];
  const attributes = execFileSync('git', words, { encoding: 'utf8' });
  // Its columns: line ends in the repository, those of this checkout, the attributes, and the file.
  const lines = attributes.split('\n').filter((line) => line.includes(' w/lf '));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => !/ attr\/(text=auto eol=lf|-text) /.test(line))).toEqual([]);
});

test('client components are the islands and nothing else', () => {
  const clients = sources.filter((file) => /^['"]use client['"]/m.test(read(file)));
  expect(clients.length).toBeGreaterThan(0);
  expect(clients.filter((file) => !file.startsWith('components/islands/'))).toEqual([]);
});

test('only the scripts of the head and the structured data are set as raw HTML', () => {
  const users = sources.filter((file) => read(file).includes('dangerouslySetInnerHTML'));
  expect(users).toEqual(['app/layout.tsx', expect.stringMatching(/\/json-ld\.tsx$/)]);
  for (const file of users)
    expect(read(file).split('dangerouslySetInnerHTML'), file).toHaveLength(2);
});

test('the facts of the company are in the content only', () => {
  const { address, phone } = site.contact;
  const facts = [
    // A sign such as $ or €, or a letter, has other meanings in code.
    ...(site.moneyUnit.match(/^\p{L}{3,}$/u) ?? []),
    site.timeZone,
    site.timeZone.split('/').at(-1) ?? '',
    address.value.city,
    address.value.country,
    phone.value.split(' ')[0] ?? '',
    ...pathsOfKind('product').map(titleOf),
  ];
  const code = sources.filter((file) => !file.startsWith('content/'));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => facts.some((fact) => read(file).includes(fact)))).toEqual([]);
});

const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');

test('the code names only the pages that every site has', () => {
  const named = sources
    .filter((file) => /^(app|components|lib)\//.test(file))
    .flatMap((file) =>
      [...withoutComments(read(file)).matchAll(/(?<=['"`])\/[a-z0-9/-]+(?=['"`?#])/g)].map(
        ([path]) => path,
      ),
    );
  const paths = new Set<string>(pages.map(({ path }) => path));
  expect(new Set(named.filter((path) => paths.has(path)))).toEqual(
    new Set(['/contact', '/search', '/sitemap']),
  );
});

test('the name of the company is spelt in one place', () => {
  const files = filesIn('*.ts', '*.tsx', '*.css', '*.mjs', '*.svg', ':!tests/release');
  const spelling = files.filter((file) => nameIn(read(file), site.name) !== undefined);
  expect(spelling.filter((file) => file !== 'content/site.ts')).toEqual([]);
});

test('the prose of documents is at most 120 columns wide', () => {
  const wide = filesIn('*.md').flatMap((file) =>
    read(file)
      .replaceAll(/^ *```.*?^ *```$/gms, '')
      .split('\n')
      .filter((line) => !line.startsWith('|') && line.length > 120)
      .map((line) => `${file}: ${line}`),
  );
  expect(wide).toEqual([]);
});
