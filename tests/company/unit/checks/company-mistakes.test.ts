import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes } from '@/content/brand/themes';
import * as enquiry from '@/content/company/enquiry';
import { publicHolidays } from '@/content/company/holidays';
import * as navigation from '@/content/navigation';
import { payrollRates } from '@/content/payroll/rates';
import { payrollRatesSchema } from '@/content/payroll/rates-schema';
import * as priceTables from '@/content/prices/prices';
import { companySchemas } from '@/content/schema/company';
import { navigationSchema } from '@/content/schema/navigation';
import { site } from '@/content/site';
import { standIn } from '@/content/values/company-value';
import { nameIn, sourceProblems } from '@/lib/checks/copy/source-text';
import { plainFacts } from '@/lib/checks/fields';
import type { Problem } from '@/lib/checks/problem';
import { schemaProblems } from '@/lib/checks/schema';
import { tokenProblems } from '@/lib/checks/tokens';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';

/*
 * Each row is a mistake that an editor can make outside the copy of pages, and a part of the
 * message.
 */

const real = (value: unknown) => ({ standIn: false, value });
const problemsIn = (file: keyof typeof companySchemas, content: unknown) =>
  schemaProblems(file, companySchemas[file], content);
const siteProblems = (facts: object) => problemsIn('content/site.ts', plainFacts(facts));
const contact = (change: object) =>
  siteProblems({ ...site, contact: { ...site.contact, ...change } });
const hours = (opens: string, closes: string) =>
  siteProblems({ ...site, hours: real({ Monday: { opens, closes } }) });
const holidays = (change: object) =>
  problemsIn('content/company/holidays.ts', { ...publicHolidays, ...change });
const holiday = (day: string) =>
  holidays({ days: [...publicHolidays.days, { day, name: 'A holiday' }] });

const payroll = (change: object) =>
  schemaProblems('content/payroll/rates.ts', payrollRatesSchema, { ...payrollRates, ...change });
const bands = (...ends: readonly number[]) =>
  payroll({ paye: { ...payrollRates.paye, bands: ends.map((upTo) => ({ upTo, rate: 0.1 })) } });
const [bundle] = priceTables.bundles;
const priced = (change: object) =>
  problemsIn('content/prices/prices.ts', {
    ...priceTables,
    prices: {
      ...priceTables.prices,
      [bundle.path]: { ...priceTables.prices[bundle.path], ...change },
    },
  });

const menuPages = new Map(
  pages.map(
    ({ path, unlisted }) => [path, { title: titleOf(path), isUnlisted: unlisted }] as const,
  ),
);
const menus = (change: object) =>
  schemaProblems('content/navigation.ts', navigationSchema(menuPages), {
    ...navigation,
    ...change,
  });
const [firstItem] = navigation.headerNavigation;
const header = (change: object) => menus({ headerNavigation: [{ ...firstItem, ...change }] });
const signed = (day: string) =>
  problemsIn('content/company/commitments.ts', {
    reply: { promise: 'We answer you.', applies: 'Everyone', phrase: 'soon', signed: day },
  });
const footer = (title: string, ...links: readonly object[]) =>
  menus({ footerNavigation: [{ title, links }] });
const about = { href: '/about', title: 'About' } as const;
const mega = (change: object) =>
  menus({
    headerNavigation: navigation.headerNavigation.map((item) =>
      item.layout === 'mega' ? { ...item, ...change } : item,
    ),
  });

const themeNames = themes.map(({ name }) => name);
const sheet = readFileSync('styles/tokens.css', 'utf8');
const tokens = (find: string | RegExp, put: string) =>
  tokenProblems(sheet.replace(find, put), themeNames);

const source = (line: string) =>
  sourceProblems('content/pages/a.ts', `\n${line}`, {
    companyName: 'Kilifi Works',
    commitments: { reply: { phrase: 'by the end of the next working day' } },
  });

type Rows = readonly (readonly [mistake: string, problems: readonly Problem[], words: string])[];

const inFiles: Readonly<Record<string, Rows>> = {
  'content/site.ts': [
    ['hours in words', hours('8am', '17:00'), 'hours.Monday.opens" is "8am". Write a 24-hour time'],
    ['closing before opening', hours('18:00', '17:00'), 'Write a closing time after the opening'],
    [
      'a misspelt weekday',
      siteProblems({ ...site, hours: real({ Mnday: {} }) }),
      'of these days: Sunday',
    ],
    [
      'a phone number without a country code',
      contact({ phone: real('0722 345 678') }),
      'after a plus and the',
    ],
    ['an incomplete phone number', contact({ phone: real('+254 70') }), 'after a plus and the'],
    ['an incomplete e-mail address', contact({ email: real('hello@') }), 'one e-mail address'],
    [
      'a slash after the origin',
      siteProblems({ ...site, url: real('https://hapa.example/') }),
      'without a path or a final slash',
    ],
    [
      'an unknown time zone',
      siteProblems({ ...site, timeZone: 'Africa/Mombasa' }),
      'timeZone" is "Africa/Mombasa". Write a time zone of the IANA list',
    ],
    [
      'an unknown currency',
      siteProblems({ ...site, currency: 'KSH' }),
      'currency" is "KSH". Write a currency of ISO 4217',
    ],
    ['no hours', siteProblems({ ...site, hours: real({}) }), 'the hours of at least one day'],
    [
      'a latitude without its minus',
      contact({ premises: real({ ...site.contact.premises.value, latitude: 4.0435 * 2 }) }),
      'Look for a missing minus',
    ],
    [
      'a figure without a label',
      siteProblems({ ...site, stats: real({ a: { value: '5', label: '' } }) }),
      'stats.a.label" is "". Fill it in',
    ],
    [
      'a profile twice',
      siteProblems({ ...site, social: [site.social[0], site.social[0]] }),
      'is entry 1 already. Remove',
    ],
    ['a subfolder', siteProblems({ ...site, baseUrl: '/site/' }), 'A subfolder is not supported'],
  ],
  'content/company/holidays.ts': [
    [
      'a day in another order',
      holiday('12-12-2026'),
      'is "12-12-2026". Write a day that exists as year',
    ],
    ['a holiday twice', holiday(publicHolidays.days[0].day), 'is entry 1 already'],
    ['a year without holidays', holidays({ lastYear: 2031 }), 'No holiday of 2029 is listed'],
  ],
  'content/company/commitments.ts': [
    [
      'a signature in the future',
      signed('2031-01-01'),
      'signed" is "2031-01-01". It is in the future',
    ],
    ['a signature in words', signed('soon'), 'signed" is "soon". Write the day of the signature'],
  ],
  'content/company/facts.ts': [
    [
      'a fact twice',
      problemsIn('content/company/facts.ts', [
        { term: 'Insurance', wanted: 'The insurer', value: 'not yet' },
        { term: 'insurance', wanted: 'The insurer', value: 'not yet' },
      ]),
      '"insurance" is entry 1 already',
    ],
  ],
  'content/payroll/rates.ts': [
    [
      'a percentage instead of a share',
      payroll({ shif: { rate: 2.75, least: 300 } }),
      'is 2.75. Write a share',
    ],
    ['bands in another order', bands(32_333, 24_000, Infinity), 'the lowest "upTo" first'],
    [
      'a last band with an end',
      bands(24_000, 32_333),
      'Number.POSITIVE_INFINITY as "upTo" of the last',
    ],
  ],
  'content/prices/prices.ts': [
    [
      'a price of many words',
      priced({
        drivers: ['person of the team beyond the fifth', 'other thing that nobody expected'].map(
          (what) => ({ what, price: standIn(8_000) }),
        ),
      }),
      'Write at most 14',
    ],
    ['a price that lacks its zeros', priced({ from: standIn(18) }), 'is lower than'],
    [
      'a bundle that costs more than its parts',
      priced({ from: standIn(2_000_000) }),
      'costs less than its parts',
    ],
  ],
  'content/navigation.ts': [
    ['an entry twice', footer('Us', about, about), '"/about" is entry 1 already'],
    [
      'a header title that does not fit',
      header({ title: 'Everything that we do for companies in East Africa' }),
      'Write at most 20 characters; it has 50',
    ],
    [
      'an entry of the header twice',
      menus({ headerNavigation: [firstItem, firstItem] }),
      'is entry 1 already',
    ],
    [
      'an unlisted page',
      footer('Us', { href: '/search', title: 'Search' }),
      '"/search". This page is unlisted',
    ],
    [
      'a page in two columns',
      menus({ footerNavigation: ['One', 'Two'].map((title) => ({ title, links: [about] })) }),
      '"/about" is in two columns. Remove it from one',
    ],
    ['an empty menu', footer('Us'), 'links" is []. Fill it in'],
    ['an empty title', footer(' ', about), 'footerNavigation (entry 1).title" is " ". Fill it in'],
    [
      'the title of another page',
      footer('Us', { ...about, title: 'Careers' }),
      '"Careers". "/about" has the title "About". Write href:',
    ],
    [
      'an unknown category',
      mega({ startCategory: 'cloudy' }),
      '"cloudy". This menu has no such category',
    ],
    [
      'an empty category',
      mega({ startCategory: 'a', categories: [{ id: 'a', title: 'Empty', entries: [] }] }),
      'entries" is []. Fill it in',
    ],
    [
      'a page in two categories',
      mega({ categories: ['a', 'b'].map((id) => ({ id, title: id, entries: [about] })) }),
      '"/about" is in two categories. Remove it from one',
    ],
  ],
  'content/brand/themes.ts': [
    [
      'a theme twice',
      problemsIn('content/brand/themes.ts', [themes[0], { ...themes[1], name: 'light' }]),
      '"light" is entry 1 already',
    ],
  ],
  'content/company/enquiry.ts': [
    [
      'a choice twice',
      problemsIn('content/company/enquiry.ts', {
        ...enquiry,
        budgets: { a: 'Little', b: 'Little' },
      }),
      'Two choices have the same words',
    ],
  ],
  'styles/tokens.css': [
    ['a missing bracket', tokens('0.062 303);', '0.062 303;'), 'Look for a missing bracket'],
    [
      'a misspelt role',
      tokens(/(data-theme="dark"[\s\S]*?)--ink-muted:/, '$1--ink-mutd:'),
      'the theme "dark" has no colour "--ink-muted"',
    ],
    ['a misspelt theme', tokens('"contrast"] {', '"contrsat"] {'), 'theme "contrast" of content'],
    ['an invalid colour', tokens('--canvas: oklch(', '--canvas: okclh('), 'has no colour'],
  ],
  'content/pages/a.ts:2': [
    ['the company name', source('At Kilifi Works,'), '"Kilifi Works" is typed by hand'],
    [
      'the company name without capitals',
      source('At Kilifi works,'),
      '"Kilifi works" is typed by hand',
    ],
    ['the company name as one word', source('At KilifiWorks,'), '"KilifiWorks" is typed by hand'],
    [
      'a commitment typed by hand',
      source('You hear by the end of the next working day.'),
      'Use commitments.reply.phrase',
    ],
  ],
};

describe.each(Object.entries(inFiles))('in %s,', (file, rows) => {
  test.each(rows)('%s is found', (_, problems, words) => {
    expect(problems).toContainEqual({
      file: expect.stringContaining(file),
      message: expect.stringContaining(words),
    });
  });
});

test.each([
  ['Next', 'Next, we copy the files; the next step is yours.'],
  ['Go', 'You go live on a Monday. Go on.'],
  ['24/7', 'We answer the phone 24/7, on 247 days.'],
  ['On Call', 'The engineer on call answers.'],
])('the company name %s leaves the same words to other sentences', (name, sentence) => {
  expect(nameIn(sentence, name)).toBeUndefined();
  expect(nameIn(`We at ${name} answer.`, name)).toBe(/\p{L}/u.test(name) ? name : undefined);
});

test('the content has no mistakes before the rows change it', () => {
  expect(siteProblems(site)).toEqual([]);
  expect(holidays({})).toEqual([]);
  expect(menus({})).toEqual([]);
  expect(tokenProblems(sheet, themeNames)).toEqual([]);
  expect(source("import 'KilifiWorks';")).toEqual([]);
});
