import { describe, expect, test } from 'vitest';
import type { Source } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { proseIn } from '@/lib/checks/copy/fields';
import * as constants from '@/lib/constants';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';

import { pageOf } from '../../support/page-of';

const textOf = (path: PagePath) =>
  proseIn(copyOf(path))
    .map(({ text }) => text)
    .join('\n');

describe('facts', () => {
  /** Rules of law or of a tax, payment or standards body, of which a page states more than the name. */
  const regulated = /\b[A-Z]\w+ Act\b|\b(PAYE|SHIF|NSSF|housing levy)\b/;
  const sourcesOf = (path: PagePath): readonly Source[] => copyOf(path).sources ?? [];

  test('on law, tax and payroll have a source on every page that states them', () => {
    const bare = pages
      .map(({ path }) => path)
      .filter((path) => path !== pageOf('faqs') && path !== pageOf('glossary'))
      .filter((path) => regulated.test(textOf(path)) && sourcesOf(path).length === 0);
    expect(bare).toEqual([]);
  });

  test('in answers have a source with the answer', () => {
    const answers = copyOf(pageOf('faqs')).groups.flatMap((group) => group.questions);
    const bare = answers.filter(
      ({ answer, source }) => /\b[A-Z]\w+ Act\b|\bPAYE\b|\bKRA rules\b/.test(answer) && !source,
    );
    expect(bare.map(({ question }) => question)).toEqual([]);
  });

  test('in definitions have a source with the definition', () => {
    const bare = copyOf(pageOf('glossary')).terms.filter(
      ({ definition, source }) =>
        /\b[A-Z]\w+ Act\b|\b(KRA|ODPC|PAYE|SHIF|NSSF|VAT|eTIMS)\b/.test(definition) && !source,
    );
    expect(bare.map(({ term }) => term)).toEqual([]);
  });
});

test('the page on cookies names every key that the site stores in the browser', () => {
  const keys = Object.entries(constants).flatMap(([name, value]) =>
    name.endsWith('StorageKey') ? [String(value)] : [],
  );
  expect(keys).not.toEqual([]);
  for (const key of keys) expect(copyOf('/cookies').body).toContain(`\`${key}\``);
});
