import { describe, expect, test } from 'vitest';
import { draftStore, isBlank, keyFor, newDraft, withArrival } from '@/lib/enquiry/enquiry-draft';
import { memoryStorage } from '../../support/memory-storage';

describe('a draft', () => {
  test('is read as it was stored', () => {
    const storage = memoryStorage();
    const draft = { ...newDraft(1_000), fields: 'kind=quote&name=Asha' };
    expect(draftStore(() => storage).write(draft)).toBe('stored');
    expect(draftStore(() => storage).read()).toEqual(draft);
  });

  test.each([
    'not json',
    `{"id":"x${'0'.repeat(32)}","begun":1,"arrival":"","fields":""}`,
    `{"id":"${'0'.repeat(33)}","begun":1,"arrival":"","fields":""}`,
  ])('that is stored as %j is ignored', (text) => {
    const storage = memoryStorage({ 'enquiry-draft': text });
    expect(draftStore(() => storage).read()).toBeUndefined();
  });

  test('reports that it is not stored if storage is blocked', () => {
    const blocked = draftStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(blocked.write(newDraft())).toBe('not stored');
    expect(blocked.read()).toBeUndefined();
  });

  test.each([
    ['kind=quote&name=&message=+', true],
    ['kind=quote&message=a', false],
    ['about=%2Fservices', false],
  ])('with the fields %j is blank: %j', (fields, blank) => {
    expect(isBlank({ fields })).toBe(blank);
  });
});

test('a new draft has nothing but its time and an id of 32 hexadecimal digits', () => {
  const draft = newDraft(5);
  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(draft).toEqual({ id, begun: 5, arrival: '', fields: '' });
  expect(newDraft().id).not.toBe(draft.id);
  const now = Date.now();
  expect(newDraft().begun).toBeGreaterThanOrEqual(now);
});

describe('the address by which a visitor arrives', () => {
  const draft = { ...newDraft(), fields: 'kind=enquiry&message=Hello&about=%2Fproducts%2Fposigen' };

  test('chooses the quote and the subject', () => {
    const next = withArrival(draft, 'for=quote&about=%2Fservices%2Fit-cloud');
    const fields = new URLSearchParams(next.fields);
    expect(fields.get('kind')).toBe('quote');
    expect(fields.getAll('about')).toEqual(['/services/it-cloud']);
    expect(fields.get('message')).toBe('Hello');
  });

  test('changes the draft only once, so that a reload keeps later changes', () => {
    const once = withArrival(draft, 'for=quote');
    const changed = { ...once, fields: 'kind=enquiry' };
    expect(withArrival(changed, 'for=quote')).toBe(changed);
  });

  test('chooses the first subject that it names, and is remembered', () => {
    const next = withArrival(draft, 'about=%2Fa&about=%2Fb');
    expect(new URLSearchParams(next.fields).getAll('about')).toEqual(['/a']);
    expect(new URLSearchParams(next.fields).get('kind')).toBe('enquiry');
    expect(next.arrival).toBe('about=%2Fa&about=%2Fb');
  });

  test('with other parameters changes no fields', () => {
    expect(withArrival(draft, 'for=free&x=1').fields).toBe(draft.fields);
  });
});

describe('the idempotency key', () => {
  const draft = newDraft();
  test('is the same only for the same text of the same draft', () => {
    expect(keyFor(draft, 'a')).toBe(keyFor({ id: draft.id }, 'a'));
    expect(keyFor(draft, 'a')).not.toBe(keyFor(draft, 'b'));
    expect(keyFor(draft, 'a')).not.toBe(keyFor(newDraft(), 'a'));
  });

  // A test vector from http://www.isthe.com/chongo/src/fnv/test_fnv.c.
  test('ends with the FNV-1a hash of the text', () => {
    expect(keyFor({ id: 'draft' }, 'foobar')).toBe('draft-bf9cf968');
  });

  test('always ends with eight hexadecimal digits', () => {
    // The hash of some of these texts starts with a zero.
    const small = Array.from({ length: 5_000 }, (_, number) => keyFor({ id: '' }, `${number}`));
    expect(small.filter((key) => !/^-[0-9a-f]{8}$/.test(key))).toEqual([]);
    expect(small.filter((key) => key.startsWith('-0'))).not.toEqual([]);
  });
});
