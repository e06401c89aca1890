import { expect, test } from 'vitest';
import { copy } from '@/content/copy';
import { site } from '@/content/site';
import { pendingItems } from '@/lib/stand-ins';
import { ProjectCopy } from '../project-copy';

test('every kind of stand-in is found, with its file, its field and its value', () => {
  const found = pendingItems(
    { name: 'Name', contact: { phone: { standIn: true, value: '+254 700 000 000' } } },
    {
      '/terms': { heading: 'Terms', review: 'awaiting counsel' },
      '/careers': { roles: [{ title: 'Engineer', status: { type: 'sample' } }] },
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
    { what: 'legal review', file: 'content/pages/terms.ts', field: 'review', value: 'Terms' },
    { what: 'sample', file: 'content/pages/careers.ts', field: 'roles[0]', value: 'Engineer' },
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
      { url: 'https://host.example' },
      {
        '/terms': { review: 'reviewed', status: 'real' },
        '/careers': { roles: [{ status: { type: 'open' } }] },
        '/': { sources: [{ fact: 'A fact', reference: 'An act', checked: '2026-11-21' }] },
      },
    ),
  ).toEqual([]);
});

test('the withheld facts of the company are all marked', () => {
  const fields = pendingItems(site, copy)
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
