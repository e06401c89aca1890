import { describe, expect, test } from 'vitest';
import { compilerReport } from '@/lib/checks/compiler';
import { fileNameProblems, pageFileProblems } from '@/lib/checks/page-files';
import { copyList } from '@/lib/tools/copy-list';

const about = 'content/pages/about.ts';

/** The list of the copy of two pages. */
const list = copyList(['content/pages/home.ts', about]).split('\n');
/** A line of that list, or of any other file that an error names. */
const lineOf = (file: string, line: number) =>
  file === 'content/copy.ts' ? (list[line - 1] ?? '') : "  lead: ‘Two tills’, about: 'x',";
const entry = list.indexOf("  '/about': _about,") + 1;
const imported = list.indexOf("import _about from './pages/about';") + 1;

const problems = (output: string) => compilerReport(2, output, lineOf).problems;

test('the names in the list of copy are valid and distinct, also for pages that begin with a digit', () => {
  const names = ['24-7', 'a/b', 'a-b', 'a-1', 'a1'].map((path) => `content/pages/${path}.ts`);
  const imported = copyList(names).match(/(?<=^import )\w+(?= from '\.\/pages)/gm) ?? [];
  expect(new Set(imported).size).toBe(names.length);
  for (const name of imported) expect(name).toMatch(/^[a-z_]\w*$/);
});

describe('a compiler error is reported in plain words:', () => {
  test.each([
    ["error TS1005: ',' expected.", "near \"lead: ‘Two tills’, about: 'x',\" (',' expected)"],
    [
      'error TS1117: An object literal cannot have multiple properties with the same name.',
      'the name lead is used twice. Rename or remove one.',
    ],
    ["error TS2304: Cannot find name 'price'.", '"price" is not known here.'],
    [
      "error TS2561: Object literal may only specify known properties, but 'employement' does not exist in type '{ a: 1 }'. Did you mean to write 'employment'?",
      '"employement" is not a field here. Did you mean "employment"? Correct its name, or remove it',
    ],
    [
      `error TS2322: Type '""' is not assignable to type '"days" | "hours"'.`,
      'an empty field needs one of: days | hours.',
    ],
    [
      "error TS2304: Cannot find name 'real'.",
      "import { real } from '@/content/values/company-value';",
    ],
    [
      `error TS2322: Type '"/abuot"' is not assignable to type '"/" | "/about"'.`,
      '"/abuot" is not a page that can be used here',
    ],
    [
      `error TS2820: Type '"faq"' is not assignable to type 'Kind'. Did you mean '"faqs"'?`,
      `Type '"faq"' is not assignable to type 'Kind'. Did you mean '"faqs"'?`,
    ],
    [
      `error TS2322: Type '"5,000"' is not assignable to type 'number | "not yet"'.`,
      '"5,000" can\'t be the value here. Write a number without quotes, such as 5_000.',
    ],
    [
      `error TS2741: Property 'lead' is missing in type '{ heading: string; }' but required in type '{ lead: string; }'.`,
      'the field "lead" is missing. Add what',
    ],
    [
      `error TS2739: Type '{ a: 1 }' is missing the following properties from type '{ b: 1 }': lead, summary`,
      'fields are missing: lead, summary. Add what',
    ],
  ])('%s', (error, words) => {
    expect(problems(`${about}(7,3): ${error}`)).toEqual([
      { file: `${about}:7`, message: expect.stringContaining(words) },
    ]);
  });
});

test('only the first error of a file that cannot be parsed is reported', () => {
  const output = [
    `${about}(7,3): error TS1127: Invalid character.`,
    `${about}(7,9): error TS1005: ',' expected.`,
    `content/site.ts(9,9): error TS1005: ',' expected.`,
  ];
  expect(problems(output.join('\n')).map(({ file }) => file)).toEqual([
    `${about}:7`,
    'content/site.ts:9',
  ]);
});

test('errors that follow from another error are omitted', () => {
  const output = [
    `content/copy.ts(${entry},3): error TS2322: Type '{ related: ("/" | "/abuot")[]; }' is not assignable to type '{ related: "/"[]; }'.`,
    `  Type '"/abuot"' is not assignable to type '"/"'.`,
    `${about}(7,3): error TS2322: Type '"/abuot"' is not assignable to type '"/"'.`,
    `content/navigation.ts(50,9): error TS2322: Type '{ icon: "cluod"; }[]' is not assignable to type 'Entry[]'.`,
    `  Type '"cluod"' is not assignable to type 'IconName'.`,
    `content/navigation.ts(51,9): error TS2322: Type '"cluod"' is not assignable to type 'IconName'.`,
    'lib/a.ts(1,1): error TS2345: No.',
  ];
  expect(problems(output.join('\n')).map(({ file }) => file)).toEqual([
    `${about}:7`,
    'content/navigation.ts:51',
  ]);
});

test.each([
  [
    entry,
    "TS2741: Property 'lead' is missing in type '{ a: 1 }' but required in type '{ b: 1 }'.",
    'the field "lead" is missing',
  ],
  [
    imported,
    'TS1192: Module \'"/site/content/pages/about"\' has no default export.',
    'has no "export default"',
  ],
])(
  'an error in the list of copy is reported for the file of copy that causes it',
  (line, error, words) => {
    const unused = `${about}(1,1): error TS6133: 'Copy' is declared but its value is never read.`;
    expect(problems(`content/copy.ts(${line},3): error ${error}\n${unused}`)).toEqual([
      { file: about, message: expect.stringContaining(words) },
    ]);
  },
);

test('an error in the code is reported if the content has none', () => {
  expect(problems('lib/a.ts(1,1): error TS2345: No.')).toEqual([
    { file: 'lib/a.ts:1', message: 'No.' },
  ]);
});

test('an error in a folder whose name has brackets is reported', () => {
  expect(problems('app/(legal)/[slug]/page.tsx(3,7): error TS2322: No.')).toEqual([
    { file: 'app/(legal)/[slug]/page.tsx:3', message: 'No.' },
  ]);
});

test('an error without a file is reported', () => {
  const settings = "error TS2688: Cannot find type definition file for 'node'.";
  expect(problems(settings)).toEqual([
    {
      file: 'lib/tools/tsconfig.published.json',
      message: "Cannot find type definition file for 'node'.",
    },
  ]);
});

test('a compiler that fails without an error that can be read is a failure', () => {
  expect(compilerReport(0, '', lineOf)).toEqual({ problems: [], isParsed: true });
  const position = `${about}(7,3): error TS2345: No.`;
  expect(compilerReport(2, position, lineOf).problems).toHaveLength(1);
  for (const output of ['', 'warning: strange', 'Usage: tsc']) {
    expect(() => compilerReport(1, output, lineOf)).toThrow(
      `The compiler failed with code 1: ${output}`,
    );
  }
});

describe('files of copy', () => {
  const pages = [
    { path: '/', kind: 'home' },
    { path: '/about', kind: 'company' },
  ];
  const sources = new Map([
    ['content/pages/home.ts', "satisfies Copy<'home'>"],
    [about, "satisfies Copy<'company'>"],
  ]);
  const found = (changed: ReadonlyMap<string, string>) =>
    pageFileProblems(pages, new Set(['home', 'company', 'legal']), changed);

  test('that agree with the page tree are accepted', () => {
    expect(found(sources)).toEqual([]);
    expect(fileNameProblems([...sources.keys()])).toEqual([]);
  });

  test('that are missing, misspelt or in the wrong folder are reported', () => {
    const misspelt = new Map([...sources, ['content/pages/abuot.ts', '']]);
    misspelt.delete(about);
    expect(found(misspelt)).toEqual([
      {
        file: 'content/tree.ts',
        message: `the page "/about" has no copy. Did you mean "content/pages/abuot.ts"? Write ${about}, or remove the page.`,
      },
      {
        file: 'content/pages/abuot.ts',
        message: expect.stringContaining('Add "/abuot" to content/tree.ts, move the file'),
      },
    ]);
  });

  test('with another kind than in the page tree are reported', () => {
    const words = "has the copy of kind 'legal', and content/tree.ts lists the page as 'company'.";
    expect(found(new Map([...sources, [about, "satisfies Copy<'legal'>"]]))).toEqual([
      { file: about, message: `${words} Write Copy<'company'>, or correct the kind there.` },
    ]);
  });

  test.each([
    ['content/pages/press-🚀.ts', '"press-🚀" can\'t be part of an address. Rename it'],
    ['content/pages/blog/post.md', 'is not read. The copy of a page ends in .ts'],
  ])('can’t have the name %s', (file, words) => {
    expect(fileNameProblems([file])).toEqual([{ file, message: expect.stringContaining(words) }]);
  });
});
