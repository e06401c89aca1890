import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { real, standIn } from '@/content/values/company-value';
import { isRequired, launchList, pendingItems } from '@/lib/tools/stand-ins/pending-items';
import { makeAllReal } from '../../support/projects/editor-acts';
import { ProjectCopy } from '../../support/projects/project-copy';

const promise = { promise: 'We answer.', applies: 'Everyone.', phrase: 'soon' };
const source = { fact: 'A fact', reference: 'An act' };
const insurance = { term: 'Insurance', wanted: 'Insurer and limit' };

/** The stand-ins in some content, one line for each: its kind, file, field and value. */
const found = (...content: Parameters<typeof pendingItems>) =>
  pendingItems(...content).map(({ kind, file, field, value }) =>
    [kind.name, file, field, value].join(' | '),
  );

test('every kind of stand-in is found, with its file, its field and its value; settled values are not listed', () => {
  expect(
    found(
      {
        'content/site.ts': {
          contact: { phone: standIn('+254 700 000 000'), email: real('office@example.com') },
        },
        'content/company/commitments.ts': {
          reply: { ...promise, signed: 'not yet' },
          visit: { ...promise, signed: '2026-12-01' },
        },
        'content/company/facts.ts': [
          { ...insurance, value: 'not yet' },
          { ...insurance, value: 'KSh 5 million' },
        ],
      },
      {
        '/terms': { heading: 'Terms', review: 'awaiting counsel' },
        '/privacy': { heading: 'Privacy', review: 'reviewed' },
        '/projects/one': { heading: 'A project', status: 'sample' },
        '/projects/two': { heading: 'Another', status: 'real' },
        '/solutions/crm': { glance: { price: { measure: 'per user', from: standIn(900) } } },
        '/solutions/cloud': { glance: { price: { measure: 'per user', from: 'on request' } } },
        '/': {
          sources: [
            { ...source, checked: 'not yet', recheckBy: '2026-02-01' },
            { ...source, checked: '2026-11-21' },
          ],
        },
      },
    ),
  ).toEqual([
    'stand-in value | content/site.ts | contact.phone | +254 700 000 000',
    'unsigned commitment | content/company/commitments.ts | reply.signed | We answer. (Everyone.)',
    'missing company fact | content/company/facts.ts | [0].value | Insurance: Insurer and limit',
    'legal review | content/pages/terms.ts | review | Terms',
    'sample | content/pages/projects/one.ts | status | A project',
    'stand-in value | content/pages/solutions/crm.ts | glance.price.from | 900',
    'unchecked source | content/pages/home.ts | sources[0].checked | An act: A fact',
    'source to read again | content/pages/home.ts | sources[0].recheckBy | due 2026-02-01: An act',
  ]);
});

test('a value that several pages take from one file is listed once, with that file', () => {
  const shared = { ...source, checked: 'not yet' };
  const pending = found(
    { 'content/rates.ts': { rate: shared } },
    { '/one': { sources: [shared] }, '/two': { sources: [shared] } },
  );
  expect(pending).toEqual(['unchecked source | content/rates.ts | rate.checked | An act: A fact']);
});

test('the list starts with the items that are required for launch, and says who supplies each item', () => {
  const pending = pendingItems(
    {
      'a.ts': [{ term: 'Insurance', wanted: 'Insurer', value: 'not yet' }],
      'b.ts': { phone: standIn('+254 700 000 000') },
    },
    {},
  );
  const text = launchList(pending);
  expect(text.indexOf('must, by the owner: stand-in value: 1.')).toBe(0);
  expect(text.indexOf('may, by the owner: missing company fact: 1.')).toBeGreaterThan(0);
  expect(text).toMatch(/2 to settle, 1 of them before launch\.$/);
  expect(pending.map(isRequired)).toEqual([false, true]);
});

test('the command fails while an item that is required for launch is left, and lists nothing if all values are real', async () => {
  await using project = await ProjectCopy.make();
  const list = () => project.run('lib/tools/stand-ins/list-stand-ins.ts');
  const file = join(project.folder, 'content/site.ts');
  const site = (await readFile(file, 'utf8'))
    .replaceAll(/\breal\(/g, 'standIn(')
    .replace(
      /import \{[^}]*\} from '@\/content\/values\/company-value'/,
      "import { standIn } from '@/content/values/company-value'",
    );
  await writeFile(file, site);
  const { code, output } = await list();
  expect(code).toBe(1);
  expect(output).toContain('content/site.ts  contact.phone  ');
  expect(output).toMatch(/\d+ to settle, \d+ of them before launch/);

  await makeAllReal(project);
  expect(await list()).toEqual({ code: 0, output: 'No placeholders are left.\n' });
  expect(await project.run('lib/tools/check-content.ts')).toEqual({
    code: 0,
    output: expect.stringContaining('No mistakes'),
  });
});
