import { expect, test } from 'vitest';
import { proseIn } from '@/lib/checks/fields';
import * as constants from '@/lib/constants';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';

const faqs = pageOf('faqs');
const glossary = pageOf('glossary');

/** Texts that may state rules of law or of a tax, payment or standards body, each with its sources. */
const texts = [
  ...pages
    .filter(({ path }) => path !== faqs && path !== glossary)
    .map(({ path }) => ({
      name: path,
      text: proseIn(copyOf(path)).map(({ value }) => value),
      sources: copyOf(path).sources ?? [],
    })),
  ...copyOf(faqs)
    .groups.flatMap(({ questions }) => questions)
    .map(({ question, answer, source }) => ({
      name: question,
      text: [answer],
      sources: source ? [source] : [],
    })),
  ...copyOf(glossary).terms.map(({ term, definition, source }) => ({
    name: term,
    text: [definition],
    sources: source ? [source] : [],
  })),
];

test('facts on law, tax and payroll have a source where they are stated', () => {
  const regulated = /\b[A-Z]\w+ Act\b|\b(PAYE|SHIF|NSSF|housing levy|KRA rules)\b/;
  const stated = texts.filter(({ text }) => text.some((words) => regulated.test(words)));
  expect(stated.length).toBeGreaterThan(3);
  expect(stated.filter(({ sources }) => sources.length === 0).map(({ name }) => name)).toEqual([]);
});

test('the page on cookies names every key that the site stores in the browser', () => {
  const keys = Object.entries(constants).flatMap(([name, value]) =>
    name.endsWith('StorageKey') ? [String(value)] : [],
  );
  expect(keys).not.toEqual([]);
  for (const key of keys) expect(copyOf('/cookies').body).toContain(`\`${key}\``);
});
