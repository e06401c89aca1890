import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import rulesFile from '@/imports.biome.json';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

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

/**
 * The rules of `imports.biome.json` for existing folders, from the innermost to the outermost. The file's first rule is for
 * new folders, and its last rule is for the proxy.
 */
const rules = rulesFile.overrides.slice(1, -1).map(({ includes, linter }) => ({
  files: includes.join(),
  group: linter.rules.style.noRestrictedImports.options.patterns.flatMap(({ group }) => group),
}));

/** The folders that a pattern names: `lib/{enquiry,head}/**` -> `lib/enquiry`, `lib/head`. */
function foldersIn(pattern: string): readonly string[] {
  const [folder = '', names = ''] = pattern.replace('!@/', '').split('/');
  return names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => `${folder}/${name}`);
}

describe('imports', () => {
  // Biome checks the files. This test checks that the order of the rules prevents two folders from importing each other.
  test.each(rules)('of $files go to inner folders only', ({ files, group }) => {
    const inner = rules.slice(
      0,
      rules.findIndex((rule) => rule.files === files),
    );
    const own = foldersIn(files);
    const innerFolders = [
      ...['content/**', 'lib/*', ...(files.startsWith('lib/') ? [] : ['lib/**'])],
      ...inner.flatMap((rule) => foldersIn(rule.files)),
      ...(own.length === 1 ? own : []),
    ];
    const allowed = group.filter((pattern) => pattern.startsWith('!')).flatMap(foldersIn);
    expect(allowed).toContain('content/**');
    expect(allowed.filter((folder) => !innerFolders.includes(folder))).toEqual([]);
  });

  test('are drawn in ARCHITECTURE.md as the rules say', () => {
    const boxes = rules.map(({ files }, index) => {
      const box = `  ${index}["${foldersIn(files).join(', ')}"]`;
      return index === 0 ? box : `${box} --> ${index - 1}`;
    });
    expect(read('ARCHITECTURE.md').split('```')).toContain(
      ['mermaid', 'flowchart BT', ...boxes, ''].join('\n'),
    );
  });
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
    site.moneyUnit,
    site.timeZone,
    address.value.city,
    address.value.country,
    phone.value.split(' ')[0] ?? '',
    ...pathsOfKind('product').map(titleOf),
  ];
  const code = sources.filter((file) => !file.startsWith('content/'));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => facts.some((fact) => read(file).includes(fact)))).toEqual([]);
});

test('the name of the company is spelt in one place', () => {
  const files = filesIn('*.ts', '*.tsx', '*.css', '*.mjs', '*.svg');
  const spelt = new RegExp(site.name.replace(/\s+/, '\\s*'), 'i');
  expect(files.filter((file) => spelt.test(read(file)))).toEqual(['content/site.ts']);
});
