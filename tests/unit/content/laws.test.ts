import { expect, test } from 'vitest';
import { lawUrl } from '@/content/laws';

test.each([
  [2, 'part_I__sec_2'],
  [43, 'part_IV__sec_43'],
  [44, 'part_V__sec_44'],
  [48, 'part_VI__sec_48'],
])('section %i of the Data Protection Act is at #%s', (section, anchor) => {
  expect(lawUrl('dataProtection', section)).toBe(
    `https://new.kenyalaw.org/akn/ke/act/2019/24/eng@2022-12-31#${anchor}`,
  );
});

test('a law whose parts are not written down is given as a whole', () => {
  expect(lawUrl('taxProcedures', 23)).toBe('https://new.kenyalaw.org/akn/ke/act/2015/29');
});

test('a section beyond the known parts is a mistake that names the file', () => {
  expect(() => lawUrl('employment', 90)).toThrow('content/laws.ts: section 90 of "employment"');
});
