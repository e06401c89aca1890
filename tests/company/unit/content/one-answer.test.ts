import { expect, test } from 'vitest';
import { commitments } from '@/content/company/commitments';
import { copy } from '@/content/copy';
import { priceMeasures } from '@/content/prices/measures';
import { prices } from '@/content/prices/prices';
import { hasPlaceholders } from '@/content/values/placeholders';
import { fieldsIn, proseIn } from '@/lib/checks/fields';
import { copyOf } from '@/lib/pages/copy';

const sentences = proseIn(copy).map(({ value }) => value);
const managed = '/services/support-and-management/managed-it/';

test('while a promise is a sample, no page says that it binds anybody', () => {
  const { body } = copyOf('/terms');
  expect(body.includes('binds nobody, until we confirm it')).toBe(hasPlaceholders);
  expect(body.includes('binds us without a signature')).toBe(!hasPlaceholders);
});

test('Managed IT says how many of its services are paid once', () => {
  const paid = Object.entries(prices).flatMap(([path, { measure }]) =>
    path.startsWith(managed) ? [priceMeasures[measure].paid] : [],
  );
  expect(paid.filter((period) => period === 'once')).toHaveLength(2);
  expect(paid.filter((period) => period === 'month')).toHaveLength(8);
  expect(copyOf('/services/support-and-management/managed-it').lead).toMatch(
    /eight .* by the month, and two once/,
  );
});

test('wherever forged mail is refused after its reports were read, it goes to spam first', () => {
  const { phrase } = commitments.dmarcObserved;
  const texts = [commitments.dmarcObserved.promise, ...sentences].filter((text) =>
    new RegExp(`(?:read|We read the reports|We watch DMARC reports) for ${phrase}`).test(text),
  );
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toMatch(/spam/);
});

test('a mailbox is opened only if a named person asks, wherever that is said', () => {
  const texts = sentences.filter((text) => /open a mailbox/.test(text));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/only if the person .* asks in writing/);
  expect(commitments.liveData.applies).toMatch(/only if the person .* asks in writing/);
});

test('what Cloud Backup is for and what its sample project copies is more than one server', () => {
  expect(copyOf('/solutions/cloud-backup').heading).toContain('two or more servers');
  expect(JSON.stringify(copyOf('/projects/county-records-backup'))).not.toContain('One server');
});

test('no caption says that it is a sample, because each figure adds it', () => {
  const captions = fieldsIn(copy).filter(({ field }) => field.endsWith('.caption'));
  expect(captions.length).toBeGreaterThan(0);
  for (const { field, value } of captions) expect(String(value), field).not.toContain('(sample)');
});

test('the text of a link says where it leads, when it is read alone', () => {
  const unclear =
    /\[(?:(?:see|read) )?(?:(?:the|a|an|each|our|this|one|what) )?(?:whole )?(?:bill|line|sample|notes?|article|template|checklist|primer|report|list|page|test|signs|loss|it|here|this|to do now)\]\(/gi;
  const found = sentences.flatMap((text) => text.match(unclear) ?? []);
  expect(found).toEqual([]);
});
