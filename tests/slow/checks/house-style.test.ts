import { describe, expect, test } from 'vitest';
import { houseStyle } from '@/content/house-style';
import { vatRate } from '@/content/vat';
import { stringsIn } from '@/lib/checks/validate-content';
import { copyOf } from '@/lib/pages/copy';
import { builtPages, listedPages } from '@/lib/pages/guards';
import { countTics, endsClipped, listsThree, tics } from '@/lib/tools/tics';

/** What is not prose of the site: code, addresses of links, and the names of sources. */
const withoutCode = (text: string) =>
  text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|https?:\S+/g, '');

const prose = builtPages.flatMap(({ path }) =>
  stringsIn(copyOf(path))
    .filter(({ field, text }) => !/\bsources?\b|slug$/.test(field) && !text.startsWith('/'))
    .map(({ field, text }) => ({ place: `${path} ${field}`, text: withoutCode(text) })),
);

test.each(houseStyle.map(({ avoid, write }) => [write, avoid] as const))(
  'all copy writes %s',
  (_, avoid) => {
    const found = prose.flatMap(({ place, text }) => {
      const [word] = text.match(avoid) ?? [];
      return word ? [`${place}: ${word}`] : [];
    });
    expect(found).toEqual([]);
  },
);

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
])('the house style lets "%s" stand', (words) => {
  expect(houseStyle.filter(({ avoid }) => avoid.test(words))).toEqual([]);
});

describe('worn phrases', () => {
  test.each(countTics(listedPages.map(({ path }) => copyOf(path))))(
    '$name: no more than $most in all copy',
    ({ count, most }) => {
      expect(count).toBeLessThanOrEqual(most);
    },
  );

  test('are counted in every text but sources and code', () => {
    const copy = {
      lead: 'We plan, build and support.',
      body: 'Nobody knows, and not even `nobody` asks.',
      sources: [{ fact: 'nobody' }],
    };
    const counts = Object.fromEntries(tics.map(({ name, count }) => [name, count(copy)]));
    expect(counts).toMatchObject({
      'nobody, no one': 1,
      '“, not …” and “and not …”': 1,
      'leads with “We a, b and c”': 1,
    });
  });

  test('a paragraph ends clipped on a few words after many', () => {
    expect(endsClipped('The backup was copied while it was open. It will not start.')).toBe(true);
    expect(endsClipped('Yes. It will.')).toBe(false);
    expect(endsClipped('One sentence of any length is none.')).toBe(false);
    expect(endsClipped('Short first. The second sentence is the longer one here.')).toBe(false);
  });

  test('a list of three has three parts and is no clause', () => {
    expect(listsThree('for schools, clinics and hotels')).toBe(true);
    expect(listsThree('for schools, clinics, shops and hotels')).toBe(false);
    expect(listsThree('for schools and hotels')).toBe(false);
    expect(listsThree('for hotels, and we repair or replace')).toBe(false);
  });
});
