import { describe, expect, test } from 'vitest';
import { contradictions } from '@/lib/checks/copy/shared-facts';
import type { Page } from '@/lib/pages/page-list';
import { titleOf } from '@/lib/pages/titles';
import { pageAt, pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

const product = pageOf('product');
const [service = pageOf('service')] = pathsOfKind('service');
const industry = pageOf('industry');
const name = titleOf(product);
const pages: readonly Page<string>[] = [product, service, industry].map(pageAt);

/** What is reported if the product takes 4 to 7 weeks, and another page has this copy. */
const reported = (copy: unknown) =>
  contradictions(pages, {
    [product]: { glance: { time: { from: 4, to: 7, unit: 'weeks' } } },
    [service]: { lead: 'For more than 15 machines. We restore every quarter.' },
    [industry]: copy,
  }).map(({ message }) => message);

describe('two pages contradict each other', () => {
  test.each([
    ['in a sentence with a link', { body: `[Start](${product}) in 2 to 3 weeks.` }, '2 to 3 weeks'],
    ['in a sentence with the product’s name', { body: `${name} takes 3 months.` }, '3 months'],
    [
      'in the reason of a choice',
      { fits: [{ path: service, why: 'For 8 machines.' }] },
      '8 machines',
    ],
    [
      'in a frequency',
      { fits: [{ path: service, why: 'Restores twice a year.' }] },
      'twice a year',
    ],
    [
      'in the time of a step that names the product',
      { steps: [{ title: name, body: 'Set up.', time: { from: 6, to: 10, unit: 'weeks' } }] },
      '6 to 10 weeks',
    ],
  ])('%s', (_, copy, amount) => {
    expect(reported(copy)).toEqual([expect.stringContaining(`says "${amount}" about`)]);
  });
});

describe('two pages agree', () => {
  test.each([
    ['with the same words', { body: `[Start](${product}) in 4 to 7 weeks.` }],
    ['with the same number', { fits: [{ path: service, why: 'For more than 15 machines.' }] }],
    [
      'with a time of their own subject',
      { body: `The move takes 3 months. See [it](${product}).` },
    ],
    ['with a sentence about two products', { body: 'We answer in 3 days.' }],
  ])('%s', (_, copy) => {
    expect(reported(copy)).toEqual([]);
  });
});
