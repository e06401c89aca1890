import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { publicHolidays } from '@/content/holidays';
import * as navigation from '@/content/navigation';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { holidaysSchema, plainFacts, shareProblems, siteSchema } from '@/lib/checks/company';
import { navigationSchema } from '@/lib/checks/navigation';
import type { Problem } from '@/lib/checks/problem';
import { schemaProblems } from '@/lib/checks/schema';
import { sourceProblems } from '@/lib/checks/source-text';
import { tokenProblems } from '@/lib/checks/tokens';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';

/* Each row is a mistake that an editor can make outside the copy of pages, and a part of the message. */

const real = (value: unknown) => ({ standIn: false, value });
const siteProblems = (facts: object) =>
  schemaProblems('content/site.ts', siteSchema, plainFacts(facts));
const contact = (change: object) =>
  siteProblems({ ...site, contact: { ...site.contact, ...change } });
const hours = (opens: string, closes: string) =>
  siteProblems({ ...site, hours: real({ Monday: { opens, closes } }) });
const holidays = (change: object) =>
  schemaProblems('content/holidays.ts', holidaysSchema, { ...publicHolidays, ...change });
const holiday = (day: string) =>
  holidays({ days: [...publicHolidays.days, { day, name: 'A holiday' }] });

const titles = new Map(pages.map(({ path }) => [path, titleOf(path)] as const));
const menus = (change: object) =>
  schemaProblems('content/navigation.ts', navigationSchema(titles), { ...navigation, ...change });
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
    commitments: { reply: 'by the end of the next working day' },
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
    ['a subfolder', siteProblems({ ...site, baseUrl: '/site/' }), 'A subfolder is not supported'],
  ],
  'content/holidays.ts': [
    [
      'a day in another order',
      holiday('12-12-2026'),
      'is "12-12-2026". Write a day that exists as year',
    ],
    ['a holiday twice', holiday(publicHolidays.days[0].day), 'is entry 1 already'],
    ['a year without holidays', holidays({ lastYear: 2031 }), 'No holiday of 2029 is listed'],
  ],
  'content/vat.ts': [
    [
      'a percentage instead of a share',
      shareProblems('content/vat.ts', { bands: [{ upTo: 24_000, rate: 10 }] }),
      'the field "bands (entry 1).rate" is 10. Write a share of 1',
    ],
  ],
  'content/navigation.ts': [
    ['an entry twice', footer('Us', about, about), '"/about" is entry 1 already'],
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
      mega({ startCategory: 'a', categories: [{ id: 'a', title: 'Empty', items: [] }] }),
      'items" is []. Fill it in',
    ],
    [
      'a page in two categories',
      mega({ categories: ['a', 'b'].map((id) => ({ id, title: id, items: [about] })) }),
      '"/about" is in two categories. Remove it from one',
    ],
  ],
  'styles/tokens.css': [
    ['a missing bracket', tokens('0.032 298);', '0.032 298;'), 'Look for a missing bracket'],
    [
      'a misspelt role',
      tokens(/(data-theme="dark"[\s\S]*?)--ink-muted:/, '$1--ink-mutd:'),
      'the theme "dark" has no colour "--ink-muted"',
    ],
    ['a misspelt theme', tokens('"contrast"] {', '"contrsat"] {'), 'theme "contrast" of content'],
    ['an invalid colour', tokens('--canvas: oklch(', '--canvas: okclh('), 'has no colour'],
  ],
  'content/pages/a.ts:2': [
    ['a point in a number', source('from: 5.000 },'), '"5.000" is the number 5. Write 5_000'],
    ['a misspelt company name', source('At Kilifi Wroks,'), '"Kilifi Wroks" is typed by hand'],
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

test('the content has no mistakes before the rows change it', () => {
  expect(siteProblems(site)).toEqual([]);
  expect(holidays({})).toEqual([]);
  expect(menus({})).toEqual([]);
  expect(tokenProblems(sheet, themeNames)).toEqual([]);
  expect(source("import 'KilifiWorks';")).toEqual([]);
});
