import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { real, standIn } from '@/content/company-value';
import { isRequired, launchLists } from '@/lib/tools/stand-ins/launch-list';
import { pendingItems } from '@/lib/tools/stand-ins/pending-items';
import { makeAllReal } from '../../support/editor-acts';
import { ProjectCopy } from '../../support/project-copy';

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

test('a real value is not listed, and is read as a stand-in is', () => {
  const phone = '+254 700 000 000';
  const shared = { 'content/site.ts': { phone: real(phone), url: standIn('https://x.example') } };
  expect(pendingItems(shared, {}).map(({ field }) => field)).toEqual(['url']);
  expect(real(phone).value).toBe(standIn(phone).value);
});

const list = (project: ProjectCopy, ...words: readonly string[]) =>
  project.run('lib/tools/stand-ins/list-stand-ins.ts', ...words);

test('the command lists them and fails while any is left that the launch waits for', {
  timeout: 60_000,
}, async () => {
  await using project = await ProjectCopy.make();
  await writeFile(
    join(project.folder, 'content/company-facts.ts'),
    `export interface CompanyFact { term: string; wanted: string; value: string }
     export const companyFacts: readonly CompanyFact[] = [
       { term: 'Insurance', wanted: 'Insurer and limit', value: 'not yet' },
     ];`,
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
  expect(output).toContain('content/company-facts.ts  [0]  Insurance: Insurer and limit');
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

  test('has what the launch waits for first, with who settles it', () => {
    const text = launchLists.text([price, phone]);
    expect(text.indexOf('must, by the owner: stand-in value: 1.')).toBe(0);
    expect(text.indexOf('may, by the owner: unnamed price: 1.')).toBeGreaterThan(0);
    expect(text).toMatch(/2 to settle, 1 of them before launch\.$/);
  });

  test('is a list of tasks as Markdown, and data as JSON', () => {
    expect(launchLists.markdown([price])).toMatch(
      /^## May be settled before launch\n\n### unnamed price, by the owner\n\n.*\n\n- \[ \] `content\/pages\/solutions\/crm\.ts` `glance\.price\.from`: per user$/,
    );
    expect(JSON.parse(launchLists.json([phone]))).toEqual([
      { ...phone, need: 'must', who: 'the owner', mend: expect.any(String) },
    ]);
  });

  test('is empty where nothing is left', () => {
    expect(launchLists.text([])).toBe('Nothing stands in.');
    expect(launchLists.markdown([])).toBe('');
    expect(launchLists.json([])).toBe('[]');
  });

  test('holds up a launch for what must be settled alone', () => {
    expect([phone, price].map(isRequired)).toEqual([true, false]);
  });
});

test('the command refuses a format that it does not have', async () => {
  await using project = await ProjectCopy.make();
  expect(await list(project, '--format=xml')).toEqual({
    code: 1,
    output: '--format=xml: write one of text, markdown, json.\n',
  });
});

test('the command ends in silence when its reader has seen enough', async () => {
  await using project = await ProjectCopy.make();
  // Longer than a pipe holds, so that the command still writes when nobody reads any more.
  await writeFile(
    join(project.folder, 'content/company-facts.ts'),
    `export interface CompanyFact { term: string; wanted: string; value: string }
     export const companyFacts: readonly CompanyFact[] = Array.from({ length: 5000 }, () => (
       { term: 'Insurance', wanted: 'Insurer and limit', value: 'not yet' }
     ));`,
  );
  const { stdout, stderr } = await promisify(execFile)(
    'sh',
    ['-c', 'node --import tsx lib/tools/stand-ins/list-stand-ins.ts | head -n 1'],
    { cwd: project.folder },
  );
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('EPIPE');
});

test('a project in which all is real has nothing left on the list', async () => {
  await using project = await ProjectCopy.make();
  await makeAllReal(project);
  expect(await list(project)).toEqual({ code: 0, output: 'Nothing stands in.\n' });
  expect(await project.run('lib/checks/check-content.ts')).toMatchObject({ code: 0 });
});

test('the command writes a value of the company, and refuses what can not be one', async () => {
  await using project = await ProjectCopy.make();
  const file = join(project.folder, 'content/site.ts');
  expect(await list(project, 'set', 'phone', '+254 722 000 001')).toMatchObject({ code: 0 });
  const written = await readFile(file, 'utf8');
  expect(written).toContain("phone: real('+254 722 000 001')");
  // South of the equator the value begins with a hyphen, as an option does.
  expect(await list(project, 'set', 'latitude', '-4.05')).toMatchObject({ code: 0 });
  const moved = await readFile(file, 'utf8');
  expect(moved).toContain('latitude: -4.05');

  expect(await list(project, 'set', 'phone', 'O7OO 000')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing is changed: the field "contact.phone" is "O7OO 000".'),
  });
  expect(await list(project, 'set', 'phone', '+254', '722')).toMatchObject({
    code: 1,
    output: expect.stringContaining('with the value in quotes'),
  });
  expect(await readFile(file, 'utf8')).toBe(moved);
});
