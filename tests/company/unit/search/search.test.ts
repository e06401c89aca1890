import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchQueries, slips } from '@/content/words/search-queries';
import { searchAnswers } from '@/content/words/search-words';
import { titleOf } from '@/lib/pages/titles';
import { type SearchDocument, searchDocuments } from '@/lib/search/documents';
import { openIndex, type SearchEngine, serialiseIndex } from '@/lib/search/engine';
import { markMatches, search } from '@/lib/search/query';
import { documentWords, foldWord } from '@/lib/search/words';
import { pageOf } from '../../../support/page-of';

const serialised = JSON.stringify(serialiseIndex(searchDocuments, searchAnswers));
let engine: SearchEngine;

/** A document for tests that do not depend on the content. */
const document = (path: string, title: string, line: string): SearchDocument => ({
  kind: path.includes('#') ? 'term' : 'page',
  path,
  title,
  line,
  words: '',
  text: '',
});
const samples = [
  document('/payroll', 'Payroll', 'Salaries and payslips'),
  document('/terms#paybill', 'Paybill', 'A number that takes payments'),
  document('/akademico', 'Akademico', 'Schools and their fees'),
  document('/posigen', 'Posigen', 'A till for the counter'),
];
let sample: SearchEngine;

beforeAll(async () => {
  engine = await openIndex(JSON.parse(serialised));
  sample = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(samples))));
});

const findIn = (index: SearchEngine, query: string) =>
  search(index, query).groups.flatMap((group) => group.hits.map((hit) => hit.href));
const find = (query: string) => findIn(engine, query);

/** Expects one of the wanted addresses among the first three that were found. */
const expectAmongFirst = (found: readonly string[], wanted: readonly string[]) => {
  const first = found.slice(0, 3);
  expect(
    first.some((href) => wanted.includes(href)),
    `found ${first.join(', ')}`,
  ).toBe(true);
};

describe('what visitors type', () => {
  test.each(Object.entries(searchQueries))(
    '"%s" finds its page among the first three',
    (query, wanted) => expectAmongFirst(find(query), wanted),
  );

  test.each(Object.entries(searchAnswers))('"%s" finds its answer first', (query, answer) => {
    expect(find(query)[0]).toBe(answer);
  });

  test.each([pageOf('contact'), pageOf('careers'), pageOf('glossary'), pageOf('product')])(
    'the title of %s finds it first',
    (path) => {
      expect(find(titleOf(path))[0]).toBe(path);
    },
  );
});

function documentAt(href: string): SearchDocument {
  const document = searchDocuments[engine.documents.findIndex((found) => found.href === href)];
  if (!document) throw new Error(`Nothing is indexed at ${href}.`);
  return document;
}

/** Whether two words are forms of one word, such as `account` and `accounting`. */
const areRelated = (word: string, other: string) => {
  const stem = Math.max(4, Math.ceil(0.75 * Math.min(word.length, other.length)));
  return word === other || (word.length >= 4 && word.slice(0, stem) === other.slice(0, stem));
};

/** The words of the document at an address, as in the index. */
function wordsAt(href: string): readonly string[] {
  const { title, line, words, text } = documentAt(href);
  return documentWords(`${title} ${line} ${words} ${text}`).map(foldWord);
}

describe('spelling:', () => {
  test.each(Object.entries(slips))(
    'the misspelt word "%s" finds what was meant',
    (typed, [meant, ...wanted]) => {
      const found = find(typed);
      expectAmongFirst(found, wanted);
      const strangers = found
        .slice(0, 5)
        .filter((href) => !wordsAt(href).some((word) => areRelated(word, foldWord(meant))));
      expect(strangers, `do not contain "${meant}"`).toEqual([]);
    },
  );

  test.each(['payroll', 'paryoll', 'mpesa'])(
    'what "%s" finds has the word in its title, line or other words, not only in its text',
    (query) => {
      for (const { href, matched } of search(engine, query).groups.flatMap(({ hits }) => hits)) {
        const found = documentAt(href);
        const outsideText = documentWords(`${found.title} ${found.line} ${found.words}`);
        expect(
          outsideText.some((word) => matched.has(foldWord(word))),
          href,
        ).toBe(true);
      }
    },
  );

  test('a correctly spelt word does not match words that differ in two letters', () => {
    expect(findIn(sample, 'payroll')).not.toContain('/terms#paybill');
    expect(findIn(sample, 'paybill')).toContain('/terms#paybill');
  });
});

describe('the index', () => {
  test('is at most 60 kB compressed', () => {
    expect(gzipSync(serialised, { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });

  test('contains listed pages, articles, projects, terms and questions, each at its own address', () => {
    const kinds = ['page', 'post', 'project', 'term', 'question'];
    expect(new Set(engine.documents.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const addresses = engine.documents.map(({ href }) => href);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses).not.toContain('/test');
    const question = engine.documents.find(({ kind }) => kind === 'question');
    expect(question?.href).toMatch(/^\/.+#[a-z]/);
    expect(question?.line).not.toBe('');
  });
});

describe('matching', () => {
  test.each([
    ['payroll', '/payroll'],
    ['payr', '/payroll'],
    ['akadmico', '/akademico'],
  ])('"%s" finds %s, because a word may be whole, unfinished or misspelt', (query, path) => {
    expect(findIn(sample, query)[0]).toBe(path);
  });

  test('a page whose title is the query is first, also if few pages have all of its words', async () => {
    const pages = [
      document('/plans', 'Backup, cloud backup', 'Cloud backup'),
      document('/cloud-backup', 'Cloud backup', 'Copies of files'),
      document('/files', 'Files', 'Copies'),
    ];
    const index = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(pages))));
    expect(findIn(index, 'cloud backup')).toEqual(['/cloud-backup', '/plans']);
  });

  test('the answer to a query is first, in any form of its words', async () => {
    const answers = { 'paybills & tills': '/posigen', paybill: '/terms#paybill' };
    const pages = [...samples, document('/tills', 'Paybill till', 'A till for a paybill')];
    const index = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(pages, answers))));
    expect(findIn(index, 'paybill')[0]).toBe('/terms#paybill');
    expect(findIn(index, 'Paybill tills')[0]).toBe('/tills');
    expect(() => serialiseIndex(samples, { salary: '/salary' })).toThrow('"salary" is /salary');
  });

  test('puts a broader page before a deeper one with the same words', async () => {
    const addresses = ['/services/care/payroll', '/services/care', '/services'];
    const index = serialiseIndex(
      addresses.map((path) => document(path, 'Payroll help', 'Salaries')),
    );
    expect(findIn(await openIndex(index), 'payroll')).toEqual(addresses.toReversed());
  });

  test('tolerates no error in short words', () => {
    expect(findIn(sample, 'poz')).not.toContain('/posigen');
  });

  test.each(['pay-roll', 'pay‑roll', 'pay-roll payslips'])(
    '"%s" finds the word without its hyphen',
    (query) => {
      expect(findIn(sample, query)).toEqual(['/payroll']);
      expect(search(sample, query).match).toBe('exact');
    },
  );

  test.each([
    ['payroll', 'exact'],
    ['payr', 'exact'],
    ['posigem', 'similar'],
    ['tilk', 'similar'],
    ['itll', 'similar'],
  ])('"%s" has %s matches', (query, match) => {
    const outcome = search(sample, query);
    expect(outcome.groups).not.toEqual([]);
    expect(outcome.match).toBe(match);
  });

  test.each(['fexd', 'tixx', 'fqxs'])(
    'a word of under six letters, "%s", is not two letters off',
    (query) => {
      expect(findIn(sample, query)).toEqual([]);
    },
  );

  test('finds the nearest page, and says so, if nothing has all of the words', () => {
    const { match, groups } = search(sample, 'payroll giraffe');
    expect(match).toBe('nearest');
    expect(groups[0]?.hits[0]?.href).toBe('/payroll');
  });

  test.each(['zzzqqq', '   ', '\\', '<img src=x onerror=alert(1)>'])(
    'finds nothing for "%s"',
    (query) => {
      expect(findIn(sample, query)).toEqual([]);
    },
  );

  test('of a very long text takes less than a second', () => {
    const started = performance.now();
    search(engine, 'a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('shows at most six results of each kind', () => {
    for (const { hits } of search(engine, 'data').groups)
      expect(hits.length).toBeLessThanOrEqual(6);
  });
});

test('marks separate matching words without changing the text', () => {
  const [hit] = search(sample, 'school').groups.flatMap((group) => group.hits);
  const text = 'Schools, and the school’s <b>fees</b>';
  const parts = markMatches(text, hit?.matched ?? new Set());
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toContain('Schools');
});
