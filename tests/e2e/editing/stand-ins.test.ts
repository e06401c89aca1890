import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { real, standIn } from '@/content/company-value';
import { isRequired, launchList } from '@/lib/tools/stand-ins/launch-list';
import { pendingItems } from '@/lib/tools/stand-ins/pending-items';
import { makeAllReal } from '../../support/projects/editor-acts';
import { ProjectCopy } from '../../support/projects/project-copy';

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
      field: 'reply.signed',
      value: 'We answer. (Everyone.)',
    },
    {
      what: 'missing company fact',
      file: 'content/company-facts.ts',
      field: '[0].value',
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
      field: 'sources[0].checked',
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

test('a value that several pages take from one file is listed once, with that file', () => {
  const shared = { fact: 'A rate', reference: 'An act', checked: 'not yet' };
  const found = pendingItems(
    { 'content/rates.ts': { sources: { rate: shared } } },
    { '/one': { sources: [shared] }, '/two': { sources: [shared] } },
  );
  expect(found.map(({ file }) => file)).toEqual(['content/rates.ts']);
});

test('a real value is not listed, and is read in the same way', () => {
  const phone = '+254 700 000 000';
  const shared = { 'content/site.ts': { phone: real(phone), url: standIn('https://x.example') } };
  expect(pendingItems(shared, {}).map(({ field }) => field)).toEqual(['url']);
  expect(real(phone).value).toBe(standIn(phone).value);
});

const list = (project: ProjectCopy, ...words: readonly string[]) =>
  project.run('lib/tools/stand-ins/list-stand-ins.ts', ...words);

test('the command lists them and fails while any is left that is required for launch', {
  timeout: 60_000,
}, async () => {
  await using project = await ProjectCopy.make();
  await writeFile(
    join(project.folder, 'content/company-facts.ts'),
    `export interface CompanyFact { term: string; wanted: string; value: string }
     export const companyFacts: readonly CompanyFact[] = [
       { term: 'Insurance', wanted: 'Insurer and limit', value: 'not yet' },
     ];
     export const givenFact = (_term: string): string | undefined => undefined;`,
  );
  const siteFile = join(project.folder, 'content/site.ts');
  const site = await readFile(siteFile, 'utf8');
  await writeFile(
    siteFile,
    site
      .replaceAll(/\breal\(/g, 'standIn(')
      .replace(
        /import \{[^}]*\} from '\.\/company-value'/,
        "import { standIn } from './company-value'",
      ),
  );
  const { code, output } = await list(project);
  expect(code).toBe(1);
  expect(output).toContain('content/company-facts.ts  [0].value  Insurance: Insurer and limit');
  expect(output).toMatch(/\d+ to settle, \d+ of them before launch/);
});

describe('the list', () => {
  const price = {
    what: 'unnamed price',
    file: 'content/pages/solutions/crm.ts',
    field: 'glance.price.from',
    value: 'per user',
  } as const;
  const phone = {
    what: 'stand-in value',
    file: 'content/site.ts',
    field: 'contact.phone',
    value: '+254 700 000 000',
  } as const;

  test('starts with what is required for launch, and says who supplies it', () => {
    const text = launchList([price, phone]);
    expect(text.indexOf('must, by the owner: stand-in value: 1.')).toBe(0);
    expect(text.indexOf('may, by the owner: unnamed price: 1.')).toBeGreaterThan(0);
    expect(text).toMatch(/2 to settle, 1 of them before launch\.$/);
  });

  test('only required items block the launch', () => {
    expect([phone, price].map(isRequired)).toEqual([true, false]);
  });
});

test('the list is empty if all values are real', async () => {
  await using project = await ProjectCopy.make();
  await makeAllReal(project);
  expect(await list(project)).toEqual({ code: 0, output: 'No placeholders are left.\n' });
  expect(await project.run('lib/tools/check-content.ts')).toMatchObject({ code: 0 });
});
