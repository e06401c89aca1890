import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { houseStyle, wornWords } from '@/content/words/house-style';

const vatRate = site.salesTax.rate;

/** For each rule that the words break, what to write instead. */
const remediesFor = (words: string) =>
  [...houseStyle, ...wornWords]
    .filter(({ avoid }) => avoid instanceof RegExp && avoid.test(words))
    .map(({ write }) => write);

test.each([
  ['an email', 'e-mail'],
  ['8 pm', '24-hour'],
  ['two per cent', '%'],
  ['organize', '-ise'],
  ['two-factor', 'two-step'],
  ['VAT is 99%', 'content/site.ts'],
  [`with ${vatRate * 100}.5% VAT`, 'content/site.ts'],
  ['Please ring us', 'call'],
  ['A client of ours', 'your or our'],
  ['It stands in for it', 'is in, is on or replaces'],
  ['You get a plain answer', 'what the answer is'],
  ['Put it beside the router', 'next to, with or also'],
  ['The links start by themselves', 'automatically or alone'],
  ['Ask the maker of the till', 'manufacturer, supplier or vendor'],
  ['Call first; we come later', 'two sentences'],
  ['It takes 4–10 weeks', 'figures and "to"'],
])('the house style refuses "%s"', (words, instead) => {
  expect(remediesFor(words)).toEqual([expect.stringContaining(instead)]);
});

test.each([
  `VAT at ${vatRate * 100}%`,
  `${vatRate * 100}% VAT`,
  '0% VAT',
  'the size of it',
  'resized',
  'undersized cables',
  'maize from Belize',
  'at 5 metres',
])('the house style allows "%s"', (words) => {
  expect(remediesFor(words)).toEqual([]);
});
