import { expect, test } from 'vitest';
import { copy } from '@/content/copy';
import { site } from '@/content/site';
import { pendingItems } from '@/lib/stand-ins';
import { ProjectCopy } from '../project-copy';

test('every kind of stand-in is found, with its file, its field and its value', () => {
  const found = pendingItems(
    {
      'content/site.ts': { contact: { phone: { standIn: true, value: '+254 700 000 000' } } },
      'content/commitments.ts': {
        reply: { promise: 'We answer.', applies: 'Everyone.', phrase: 'soon', signed: 'not yet' },
      },
      'content/company-facts.ts': [
        { term: 'Insurance', wanted: 'Insurer and limit', value: 'not yet' },
      ],
    },
    {
      '/terms': { heading: 'Terms', review: 'awaiting counsel' },
      '/projects/one': { heading: 'A project', status: 'sample' },
      '/solutions/crm': { glance: { price: { measure: 'per user', from: 'not yet' } } },
      '/': { sources: [{ fact: 'A fact', reference: 'An act', checked: 'not yet' }] },
    },
  );
  expect(found).toEqual([
    {
      what: 'stand-in value',
      file: 'content/site.ts',
      field: 'contact.phone',
      value: '+254 700 000 000',
    },
    {
      what: 'unsigned commitment',
      file: 'content/commitments.ts',
      field: 'reply',
      value: 'We answer. (Everyone.)',
    },
    {
      what: 'missing company fact',
      file: 'content/company-facts.ts',
      field: '[0]',
      value: 'Insurance: Insurer and limit',
    },
    { what: 'legal review', file: 'content/pages/terms.ts', field: 'review', value: 'Terms' },
    {
      what: 'sample',
      file: 'content/pages/projects/one.ts',
      field: 'status',
      value: 'A project',
    },
    {
      what: 'unnamed price',
      file: 'content/pages/solutions/crm.ts',
      field: 'glance.price.from',
      value: 'per user',
    },
    {
      what: 'unchecked source',
      file: 'content/pages/home.ts',
      field: 'sources[0]',
      value: 'An act: A fact',
    },
  ]);
});

test('what has been replaced, checked or reviewed is not listed', () => {
  expect(
    pendingItems(
      {
        'content/site.ts': { url: 'https://host.example' },
        'content/commitments.ts': { reply: { promise: 'We answer.', signed: '2026-12-01' } },
        'content/company-facts.ts': [
          { term: 'Insurance', wanted: 'Limit', value: 'KSh 5 million' },
        ],
      },
      {
        '/terms': { review: 'reviewed', status: 'real' },
        '/projects/one': { status: 'real' },
        '/solutions/crm': { glance: { price: { measure: 'per user', from: 1_000 } } },
        '/': { sources: [{ fact: 'A fact', reference: 'An act', checked: '2026-11-21' }] },
      },
    ),
  ).toEqual([]);
});

test('what several pages take from one file is listed once, with that file', () => {
  const shared = { fact: 'A rate', reference: 'An act', checked: 'not yet' };
  const found = pendingItems(
    { 'content/rates.ts': { sources: { rate: shared } } },
    { '/one': { sources: [shared] }, '/two': { sources: [shared] } },
  );
  expect(found.map(({ file }) => file)).toEqual(['content/rates.ts']);
});

test('the withheld facts of the company are all marked', () => {
  const fields = pendingItems({ 'content/site.ts': site }, copy)
    .filter(({ file }) => file === 'content/site.ts')
    .map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['url', 'contact.email', 'contact.phone', 'contact.address']),
  );
});

test('the command lists them and fails while any is left', { timeout: 60_000 }, async () => {
  await using project = await ProjectCopy.make();
  const { code, output } = await project.node('--import', 'tsx', 'lib/build/list-stand-ins.ts');
  expect(code).toBe(1);
  expect(output).toContain(site.contact.phone.value);
  expect(output).toMatch(/\d+ to settle before launch/);
});
