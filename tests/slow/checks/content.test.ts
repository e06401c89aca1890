import { describe, expect, test } from 'vitest';
import { copy } from '@/content/copy';
import { leastWords } from '@/content/house-style';
import { copySchemas, type Source } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { stringsIn } from '@/lib/checks/validate-content';
import * as constants from '@/lib/constants';
import { copyOf } from '@/lib/pages/copy';
import { pageAt, pages, pathsOfKind } from '@/lib/pages/tree';
import {
  likenesses,
  mainText,
  nearDuplicate,
  shinglesOf,
  thinPages,
  wordsOf,
} from '@/lib/tools/text-measures';
import { pageOf } from '../../support/page-of';

const texts: ReadonlyMap<PagePath, string> = new Map(
  pages.map(({ path }) => [path, mainText(copyOf(path))]),
);
const textOf = (path: PagePath) => texts.get(path) ?? '';

/** Pages that a visitor comes for, in contrast to those that lead on to them. */
const detailKinds = [
  'service',
  'solution',
  'product',
  'industry',
  'project',
  'post',
  'group',
] as const;
const details = detailKinds.flatMap((kind): readonly PagePath[] => pathsOfKind(kind));

describe('measures of a text', () => {
  test('words are counted without markup, addresses and dates', () => {
    const text = mainText({
      heading: 'An eTIMS **check**',
      description: 'Not shown on the page',
      updated: '2026-11-01',
      body: 'See [the list](/blog), it’s well-made.',
      path: '/about',
    });
    expect(wordsOf(text)).toEqual([
      'an',
      'etims',
      'check',
      'see',
      'the',
      'list',
      'it’s',
      'well-made',
    ]);
  });

  test('a page is thin below the words that its kind has, and code counts', () => {
    const path = pageOf('search');
    const thin = (body: string) => thinPages({ pages: [pageAt(path)], copy: { [path]: { body } } });
    expect(thin('word '.repeat(20))).toEqual([]);
    expect(thin('')).toEqual([]);
    expect(thin(`${'word '.repeat(10)}\n\n\`\`\`\n${'word '.repeat(10)}\n\`\`\``)).toEqual([]);
    expect(thin(`${'word '.repeat(19)}[](/blog/one-more)`)).toEqual([
      { path, words: 19, least: 20 },
    ]);
  });

  test('shingles are the runs of five words', () => {
    expect(shinglesOf('a b c d e f')).toEqual(new Set(['a b c d e', 'b c d e f']));
    expect(shinglesOf('a b c d')).toEqual(new Set());
  });

  test('equal texts are wholly alike, others by what they share', () => {
    const found = likenesses(
      new Map([
        ['one', 'a b c d e f'],
        ['same', 'A b, c d e f.'],
        ['half', 'a b c d e x'],
        ['none', 'p q r s t u'],
      ]),
    );
    expect(found.map(({ pair, score }) => [...pair, score.toFixed(2)])).toEqual([
      ['one', 'same', '1.00'],
      ['one', 'half', '0.33'],
      ['same', 'half', '0.33'],
    ]);
  });
});

describe('every page', () => {
  test('has the words that its kind needs', () => {
    expect(thinPages({ pages, copy })).toEqual([]);
    expect(details.length).toBeGreaterThan(100);
    for (const path of details)
      expect(leastWords[pageAt(path).kind] ?? 0).toBeGreaterThanOrEqual(300);
    expect(leastWords.post).toBe(700);
  });

  test('tells its own: no two are near duplicates', () => {
    expect(nearDuplicate).toBe(0.15);
    const [most] = likenesses(texts);
    expect(most?.score, most?.pair.join(' and ')).toBeLessThan(nearDuplicate);
  });

  test('uses curly apostrophes in its prose', () => {
    const straight = pages.flatMap(({ path }) =>
      stringsIn(copyOf(path))
        .filter(({ text }) => /\p{L}'\p{L}/u.test(text.replace(/```[\s\S]*?```|`[^`]*`/g, '')))
        .map(({ field }) => `${path} ${field}`),
    );
    expect(straight).toEqual([]);
  });
});

test.each([
  ['**bold**'],
  ['See [the list](/blog)'],
  ['Run `ls`'],
  ['an _emphasis_ here'],
  ['# Title'],
])('Markdown in a plain field is refused: %s', (summary) => {
  const copy = { ...copyOf('/blog'), summary: `${summary} and some more words` };
  const result = copySchemas['blog-index'].safeParse(copy);
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['summary']]);
});

test.each(['snake_case names and 5 * 3 # signs', 'KSh [to be agreed] (net)'])(
  'plain words with signs in them are not taken for Markdown: %s',
  (summary) => {
    const copy = { ...copyOf('/blog'), summary };
    expect(copySchemas['blog-index'].safeParse(copy).success).toBe(true);
  },
);

describe('facts', () => {
  /** What is laid down by law or by a tax, payment or standards body, where a page states more than the name. */
  const regulated = /\b[A-Z]\w+ Act\b|\b(PAYE|SHIF|NSSF|housing levy)\b/;
  const sourcesOf = (path: PagePath): readonly Source[] => copyOf(path).sources ?? [];

  test('on law, tax and payroll carry a source on every page that states them', () => {
    const bare = pages
      .map(({ path }) => path)
      .filter((path) => path !== pageOf('faqs') && path !== pageOf('glossary'))
      .filter((path) => regulated.test(textOf(path)) && sourcesOf(path).length === 0);
    expect(bare).toEqual([]);
  });

  test('in answers carry a source with the answer', () => {
    const answers = copyOf(pageOf('faqs')).groups.flatMap((group) => group.questions);
    const bare = answers.filter(
      ({ answer, source }) => /\b[A-Z]\w+ Act\b|\bPAYE\b|\bKRA rules\b/.test(answer) && !source,
    );
    expect(bare.map(({ question }) => question)).toEqual([]);
  });

  test('in definitions carry a source with the definition', () => {
    const bare = copyOf(pageOf('glossary')).terms.filter(
      ({ definition, source }) =>
        /\b[A-Z]\w+ Act\b|\b(KRA|ODPC|PAYE|SHIF|NSSF|VAT|eTIMS)\b/.test(definition) && !source,
    );
    expect(bare.map(({ term }) => term)).toEqual([]);
  });
});

describe('questions and terms', () => {
  const { terms } = copyOf(pageOf('glossary'));
  const names = terms.map(({ term }) => term);

  test('there are at least 30 questions and 80 terms, each once', () => {
    const questions = copyOf(pageOf('faqs')).groups.flatMap((group) =>
      group.questions.map(({ question }) => question),
    );
    expect(new Set(questions).size).toBeGreaterThanOrEqual(30);
    expect(new Set(questions).size).toBe(questions.length);
    expect(new Set(names).size).toBeGreaterThanOrEqual(80);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a term refers to other terms that exist', () => {
    const lost = terms.flatMap(({ term, see }) =>
      (see ?? [])
        .filter((other) => other === term || !names.includes(other))
        .map((other) => [term, other]),
    );
    expect(lost).toEqual([]);
  });
});

test('the page on cookies names every key that the site keeps in the browser', () => {
  const keys = Object.entries(constants).flatMap(([name, value]) =>
    name.endsWith('StorageKey') ? [String(value)] : [],
  );
  expect(keys).not.toEqual([]);
  for (const key of keys) expect(copyOf('/cookies').body).toContain(`\`${key}\``);
});

test('twins name each other', () => {
  const twinOf = (path: PagePath) => {
    const copy = copyOf(path);
    return 'twin' in copy ? copy.twin?.path : undefined;
  };
  const pairs = pages.flatMap(({ path }: { path: PagePath }) => {
    const twin = twinOf(path);
    return twin ? [[path, twin] as const] : [];
  });
  expect(pairs).not.toEqual([]);
  for (const [one, other] of pairs) expect(twinOf(other), one).toBe(one);
});
