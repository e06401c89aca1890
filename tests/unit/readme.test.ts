import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chart, flow } from '@/content/figures';
import { figureMistakesOf } from '@/lib/validate-figures';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the README', () => {
  const readme = read('README.md');
  const folders = [
    '.ci',
    '.github',
    'app',
    'components',
    'content',
    'lib',
    'public',
    'styles',
    'tests',
  ];

  /** Paths of the repository in backticks or links. One with a placeholder, such as `<slug>`, is an example. */
  const named = [...readme.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)]
    .map(([, code, link]) => code ?? link ?? '')
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !/[<*[{]/.test(path));

  test('names paths', () => {
    expect(named.length).toBeGreaterThan(10);
  });

  test.each([...new Set(named)])('is right that %s exists', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  test('names scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const wanted = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((script) => !(script in scripts))).toEqual([]);
  });

  test.each([
    ['flow', flow],
    ['chart', chart],
  ] as const)('shows a %s that the build accepts', async (type, schema) => {
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    const block = blocks.find((code) => code.includes(`type: '${type}'`)) ?? '';
    const code = `export default [${block}]`;
    const { default: examples } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(examples).toHaveLength(1);
    expect(schema.safeParse(examples[0]).error).toBeUndefined();
    expect(figureMistakesOf({ sections: examples })).toEqual([]);
  });
});
