import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchDocuments } from '@/lib/search/documents';
import { openIndex, type SearchEngine, serialiseIndex } from '@/lib/search/engine';
import { markMatches, search } from '@/lib/search/query';
import { documentWords, foldWord, queryWords } from '@/lib/search/words';
import { isAmongFirstThree, searchQueries } from '../search-queries';

const serialised = JSON.stringify(serialiseIndex(searchDocuments));
let engine: SearchEngine;
beforeAll(async () => {
  engine = await openIndex(JSON.parse(serialised));
});

const find = (query: string) =>
  search(engine, query).groups.flatMap((group) => group.hits.map((hit) => hit.href));

describe('what visitors type', () => {
  test('is at least sixty queries', () => {
    expect(Object.keys(searchQueries).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(searchQueries))(
    '"%s" finds its page among the first three',
    (query, wanted) => {
      const found = find(query);
      expect(isAmongFirstThree(found, wanted), `found ${found.slice(0, 3).join(', ')}`).toBe(true);
    },
  );

  test.each(['about', 'contact', 'akademico', 'privacy', 'glossary', 'careers', 'it cloud'])(
    'the name "%s" brings its page first',
    (query) => {
      expect(find(query)[0]?.split('/').at(-1)?.replaceAll('-', ' ')).toBe(query);
    },
  );
});

describe('the index', () => {
  test('is at most 60 kB compressed', () => {
    expect(gzipSync(serialised, { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });

  test('holds pages, articles, projects, terms and questions, each with an address of its own', () => {
    expect(new Set(engine.documents.map((document) => document.kind))).toEqual(
      new Set(['page', 'post', 'project', 'term', 'question']),
    );
    const addresses = engine.documents.map((document) => document.href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('leaves out pages that are not listed', () => {
    expect(engine.documents.filter(({ href }) => ['/test', '/search'].includes(href))).toEqual([]);
  });

  test('survives its journey as JSON', () => {
    expect(find('payroll')[0]).toBe('/solutions/hr-payroll');
    const question = engine.documents.find((document) => document.kind === 'question');
    expect(question?.href).toMatch(/^\/.+#[a-z]/);
    expect(question?.line).not.toBe('');
  });
});

describe('matching', () => {
  test('finds a word that is not finished', () => {
    expect(find('payr')).toContain('/solutions/hr-payroll');
  });

  test('forgives a slip, but not in short words', () => {
    expect(find('akadmico')[0]).toBe('/products/akademico');
    expect(find('poz')).not.toContain('/products/posigen');
  });

  test('says so where nothing has all of the words', () => {
    const { match, groups } = search(engine, 'payroll giraffe');
    expect(match).toBe('nearest');
    expect(groups[0]?.hits[0]?.href).toBe('/solutions/hr-payroll');
  });

  test('finds nothing rather than anything', () => {
    expect(search(engine, 'zzzqqq').groups).toEqual([]);
    expect(search(engine, '   ').groups).toEqual([]);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '"; drop table',
    '\\',
    '***',
    '😀',
    'constructor __proto__ toString',
    'a'.repeat(100_000),
    'mpesa '.repeat(10_000),
  ])('survives %s', (query) => {
    const started = performance.now();
    expect(() => search(engine, query)).not.toThrow();
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('shows at most a screenful of each kind', () => {
    for (const { hits } of search(engine, 'data').groups)
      expect(hits.length).toBeLessThanOrEqual(6);
  });
});

describe('words', () => {
  test('are compared without capitals, accents and plurals', () => {
    expect(foldWord('Cafés')).toBe('cafe');
    expect(foldWord('Policies')).toBe('policy');
    expect(foldWord('business')).toBe('business');
    expect(foldWord('SMS')).toBe('sms');
  });

  test('with a hyphen count as one and as their parts', () => {
    expect(documentWords('M-Pesa paybill')).toEqual(['MPesa', 'Pesa', 'paybill']);
    expect(queryWords('m-pesa')).toEqual(['mpesa']);
    expect(queryWords('wi-fi')).toEqual(['wi', 'fi']);
  });

  test('that tell nothing are left out, unless there are no others', () => {
    expect(queryWords('how do i get it support')).toEqual(['it', 'support']);
    expect(queryWords('who are you')).toEqual(['who']);
    expect(queryWords('what is')).toEqual(['what', 'is']);
  });
});

describe('marks', () => {
  test('set the words that matched apart and change no letter', () => {
    const [hit] = search(engine, 'school').groups.flatMap((group) => group.hits);
    const text = 'Schools, and the school’s <b>fees</b>';
    const parts = markMatches(text, hit?.matched ?? new Set());
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toContain('Schools');
  });
});
