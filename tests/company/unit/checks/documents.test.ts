import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calculator, chart, flow, systems } from '@/content/schema/figures';
import { copySchemas } from '@/content/schema/pages';
import { figureMistakes } from '@/lib/checks/copy/figures';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs').map((name) => `docs/${name}`),
];

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const folders = [
    '.ci',
    '.github',
    'app',
    'components',
    'content',
    'docs',
    'lib',
    'packages',
    'public',
    'styles',
    'tests',
  ];

  /**
   * The paths of the repository in backticks or links. A path with a placeholder, such as `<slug>`,
   * is left out.
   */
  const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)]
    .map(([, code, link]) => code ?? link ?? '')
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !/[<*[{]/.test(path));

  test('names paths that exist', () => {
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const wanted = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(wanted.filter((script) => !(script in scripts))).toEqual([]);
  });
});

test.each([
  ["type: 'flow'", z.array(flow)],
  ["type: 'chart'", z.array(chart)],
  ["type: 'line'", z.array(chart)],
  ["type: 'waterfall'", z.array(chart)],
  ["type: 'calculator'", z.array(calculator)],
  ["type: 'systems'", z.array(systems)],
  ['question:', copySchemas.hub.shape.questions],
  ['fact:', copySchemas.contact.shape.sources.unwrap()],
  ['slug:', z.array(copySchemas.downloads.shape.files.element)],
  ['posted:', copySchemas.careers.shape.roles],
  ['quote:', copySchemas.testimonials.shape.testimonials],
] as const)(
  'the build accepts the example with %s in docs/content-shapes.md',
  async (part, schema) => {
    const blocks = [...read('docs/content-shapes.md').matchAll(/```ts\n([\s\S]*?)```/g)];
    const block = blocks.find(([, code = '']) => code.includes(part))?.[1] ?? '';
    const code = `export default [${block}]`;
    const { default: entries } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(entries).toHaveLength(1);
    expect(schema.safeParse(entries).error).toBeUndefined();
    expect(figureMistakes({ sections: entries })).toEqual([]);
  },
);
