import { expect, test } from 'vitest';
import { houseStyle } from '@/content/house-style';
import { vatRate } from '@/content/vat';

test.each([
  ['an email', 'e-mail'],
  ['8 pm', '24-hour'],
  ['two per cent', '%'],
  ['organize', '-ise'],
  ['two-factor', 'two-step'],
  ['VAT is 99%', 'content/vat.ts'],
  [`with ${vatRate * 100}.5% VAT`, 'content/vat.ts'],
])('the house style knows "%s"', (words, instead) => {
  expect(houseStyle.filter(({ avoid }) => avoid.test(words)).map(({ write }) => write)).toEqual([
    expect.stringContaining(instead),
  ]);
});

test.each([
  `VAT at ${vatRate * 100}%`,
  `${vatRate * 100}% VAT`,
  '0% VAT',
  'e-mail',
  'the size of it',
  '08:00',
  'resized',
  'a prize',
  'at 5 metres',
])('the house style allows "%s"', (words) => {
  expect(houseStyle.filter(({ avoid }) => avoid.test(words))).toEqual([]);
});
