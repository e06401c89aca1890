import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commitments } from '@/content/commitments';
import { copy } from '@/content/copy';
import { publicHolidays } from '@/content/holidays';
import { houseStyle, wornWords } from '@/content/house-style';
import * as navigation from '@/content/navigation';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import type { Kind } from '@/content/tree';
import { holidayProblems, shareProblems, siteProblems } from '@/lib/checks/company';
import { type CopyContext, copyProblems } from '@/lib/checks/copy/copy-problems';
import { longPages } from '@/lib/checks/copy/length';
import { styleMistakes } from '@/lib/checks/copy/style';
import { type Menus, navigationProblems } from '@/lib/checks/navigation';
import type { Problem } from '@/lib/checks/problem';
import { sourceProblems } from '@/lib/checks/source-text';
import { tokenProblems } from '@/lib/checks/tokens';
import { copyFileOf } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { today } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';
import { pageAt, pages, pathsOfKind } from '@/lib/pages/tree';

/*
 * Each row is a mistake that an editor can make, and a part of the expected message, with the value and the remedy. The
 * message must also name the file.
 */

const noFragments: ReadonlySet<string> = new Set();

const context: CopyContext = {
  targets: {
    origin: 'https://www.hapa.example',
    paths: new Map<string, ReadonlySet<string>>([
      ...pages.map(({ path }) => [path, noFragments] as const),
      ['/feed.xml', noFragments],
      ['/about', new Set(['our-values'])],
    ]),
    heldBack: new Set(['/blog/a-later-post']),
    pictures: new Set(['a-till.png']),
  },
  rules: houseStyle,
  details: { phone: '+254 700 000 000', countryCode: 'KE' },
  today: today(),
  firstDay: site.firstPublished,
};

function firstOf<K extends Kind>(kind: K) {
  const [path] = pathsOfKind(kind);
  if (!path) throw new Error(`content/tree.ts has no page of kind "${kind}".`);
  return path;
}

/** The copies that a changed page is compared with: pages with a similar page, and two others. */
const comparedCopies = Object.fromEntries(
  pages
    .filter(
      ({ path }) =>
        'twin' in copyOf(path) || path === '/about' || path === pathsOfKind('service')[1],
    )
    .map(({ path }) => [path, copyOf(path)]),
);

/** The problems of the first page of a kind, with some fields changed. */
function problemsOf<K extends Kind>(
  kind: K,
  changes: Readonly<Record<string, unknown>> | ((copy: Copy<K>) => object) = {},
): readonly Problem[] {
  const path = firstOf(kind);
  const original = copyOf(path) as Copy<K>; // The path is one of the kind's, which the compiler does not follow here.
  const changed = typeof changes === 'function' ? changes(original) : changes;
  const copies = { ...comparedCopies, [path]: { ...original, ...changed } };
  return copyProblems([pageAt(path)], copies, context);
}

const post = firstOf('post');
const service = firstOf('service');
const paragraph =
  'Ask for the last three statements and compare each deposit with the ledger before you sign the report for the board.';

const body = (markdown: string) => ({ body: markdown, figures: [] });

/** `[mistake, changes to the first post, words of the message]` */
type Row = readonly [string, Readonly<Record<string, unknown>>, string];

const inPosts: readonly Row[] = [
  // Links
  ['a relative link', body('[It](services/it-cloud)'), 'Write the path of a page from the root'],
  ['a link without https', body('[It](www.kra.go.ke)'), '"https://www.kra.go.ke"'],
  ['a link over http', body('[It](http://kra.go.ke)'), 'Write https://'],
  ['a misspelt scheme', body('[It](htpp://kra.go.ke)'), 'does not link to "htpp:"'],
  ['a misspelt mailto', body('[It](mialto:a@b.example)'), 'Did you mean "mailto:"? Write'],
  ['a link that runs code', body('[It](javascript:alert(1))'), 'does not link to "javascript:"'],
  ['half a host', body('[It](https://kra)'), '"kra" is not a complete host'],
  ['the site’s own address', body('[It](https://hapa.example/about/)'), 'Write its path: "/about"'],
  ['a page that does not exist', body('[It](/abuot)'), 'Did you mean "/about"?'],
  ['a heading that does not exist', body('[It](/about#our-value)'), 'Did you mean "our-values"?'],
  ['a heading missing on the page', body('## Costs\n\n[It](#cost)'), 'Did you mean "costs"?'],
  [
    'a misspelt mailto:',
    body('[Mail](mailto:hello@hapa)'),
    'Write an e-mail address after "mailto:"',
  ],
  ['a phone link to no number', body('[Call](tel:+25470)'), 'Write a phone number after'],
  ['a link without words', body('See [](/about).'), 'has a link to "/about" without words'],
  ['a space in a link', body('[It] (/about)'), 'has a broken link'],
  ['brackets without a link', body('See [the list][list].'), 'square brackets without a link'],
  [
    'a related page that does not exist',
    { related: ['/abuot', '/contact'] },
    'related (entry 1)" leads to "/abuot". No page',
  ],
  [
    'a page related twice',
    { related: ['/about', '/contact', '/about'] },
    '"/about" is entry 1 already',
  ],
  [
    'a link to an unpublished post',
    body('[It](/blog/a-later-post)'),
    'held back until its day of publication',
  ],
  // Pictures
  ['a picture that is not there', body('![A grey till](a-til.png)'), 'Did you mean "a-till.png"?'],
  ['a picture without words', body('![](a-till.png)'), 'describes "a-till.png" as ""'],
  [
    'a picture described as "image"',
    body('![image](a-till.png)'),
    'describes "a-till.png" as "image". Write what the picture shows',
  ],
  [
    'a picture described by its file name',
    body('![a-till.png](a-till.png)'),
    'Write what the picture shows',
  ],
  ['a picture inside a sentence', body('Here ![A grey till](a-till.png) is.'), 'inside a sentence'],
  // Markdown
  [
    'a line that becomes code by four spaces',
    body('One.\n\n    Two, moved in.'),
    '"Two, moved in." becomes a block of code',
  ],
  [
    'a second title',
    body('# Costs\n\nWords.'),
    '"# Costs" is a second title of the page. Start the line with ##',
  ],
  [
    'a heading twice',
    body('## Costs\n\nA.\n\n## Costs\n\nB.'),
    'the second heading with these words',
  ],
  ['a heading level skipped', body('## Costs\n\nA.\n\n#### More\n\nB.'), 'skips a heading level'],
  ['a heading with a full stop', body('## Costs.\n\nA.'), 'punctuation at its end'],
  ['an empty heading', body('##\n\nWords.'), 'has an empty heading'],
  ['a heading without its space', body('##Costs\n\nA.'), 'has a broken heading'],
  ['bold that does not end', body('This is **bold.'), 'has bold that does not end'],
  ['code that does not end', body('Type `ls now.'), 'has code that does not end'],
  ['HTML', body('This is <b>bold</b>.'), 'has HTML'],
  ['a table without its line', body('| A | B |\n| 1 | 2 |'), 'has a broken table'],
  [
    'a table row with a cell too many',
    body('| A | B |\n|---|---|\n| 1 | 2 | 3 |'),
    '3 cells under 2 headings',
  ],
  [
    'Markdown in a plain field',
    { lead: 'This field is **shown** as it is written, with its asterisks.' },
    'This field is plain text. Remove the Markdown',
  ],
  // Words
  ['a straight apostrophe', body("It is the client's."), '"client\'s". Write a curly apostrophe'],
  ['American spelling', body('The color of it.'), 'has "color". Write British spelling'],
  ['a word twice', body('It is the the best.'), 'has "the the". Write the word once'],
  ['a note to oneself', body('Prices: TBD'), 'has "TBD"'],
  ['Ksh for KSh', body('It costs Ksh 1,000.'), 'has "Ksh". Write KSh, a space and the amount'],
  ['an amount before its unit', body('It costs 1,000 KSh.'), 'has "0 KSh". Write KSh, a space'],
  ['an amount in shorthand', body('It costs 500/=.'), 'has "0/=". Write KSh'],
  ['Sh for KSh', body('It costs Sh 500.'), 'has "Sh 5". Write KSh'],
  ['a pictogram', { heading: '🚀 A launch' }, 'has "🚀". Write words'],
  ['an order below zero', { order: -3 }, 'the field "order" is -3. Write a number above 0'],
  ['another phone number', body('Call 0722 345 678 today.'), 'has the phone number "0722 345 678"'],
  ['a title with a full stop', { heading: 'A heading that ends so.' }, 'ends with a full stop'],
  [
    'the heading of another page',
    { heading: copy['/about'].heading },
    'as in content/pages/about.ts',
  ],
  [
    'near-identical paragraphs',
    body(`${paragraph}\n\n${paragraph.replace('three', 'four')}`),
    'repeats an earlier paragraph',
  ],
  [
    'a tag twice',
    { tags: ['Cloud', 'Cloud'] },
    'the field "tags (entry 2)" is "Cloud". "Cloud" is entry 1 already. Remove one of the two',
  ],
  // Days
  [
    'a day that does not exist',
    { updated: '2026-02-30' },
    'is "2026-02-30". Write a day that exists as year-month-day, such as 2026-11-23',
  ],
  ['a post from before the site', { published: '2026-03-01' }, 'before the site existed'],
  [
    'a post changed before it was published',
    { published: '2026-11-23', updated: '2026-11-22' },
    'before "published"',
  ],
  ['a post planned for 2062', { published: '2062-11-20' }, 'more than a year ahead'],
  ['a change in the future', { updated: '2062-11-22' }, 'which is in the future'],
  [
    'a source checked in the future',
    { sources: [{ fact: 'A rate', reference: 'An act', checked: '2062-01-01' }] },
    'sources (entry 1).checked" is "2062-01-01"',
  ],
];

const glossaryTerms = (change: (terms: Copy<'glossary'>['terms']) => object[]) =>
  problemsOf('glossary', ({ terms }) => ({ terms: change(terms) }));

const role = {
  title: 'Support engineer',
  team: 'Support',
  location: 'Mombasa',
  employment: 'Full-time',
  work: 'You answer the desk.',
  asks: ['Two years at a desk', 'A driving licence'],
  posted: '2026-11-23',
  closes: '2027-01-31',
};

/** The header with its first menu of categories changed. */
function withCategories(
  change: Partial<Extract<Menus['headerNavigation'][number], { layout: 'mega' }>>,
) {
  const headerNavigation: Menus['headerNavigation'] = navigation.headerNavigation.map((item) =>
    item.layout === 'mega' ? { ...item, ...change } : item,
  );
  return menuProblems({ headerNavigation });
}

function menuProblems(change: Partial<Menus>) {
  const titles = new Map(pages.map(({ path }) => [path, titleOf(path)] as const));
  return navigationProblems({ ...navigation, ...change }, titles);
}

const siteWith = (contact: object) =>
  siteProblems({ ...site, contact: { ...site.contact, ...contact } });
const real = (value: unknown) => ({ standIn: false, value });
const hours = (monday: object) => siteProblems({ ...site, hours: real({ Monday: monday }) });
const holidays = (day: string) =>
  holidayProblems({
    ...publicHolidays,
    days: [...publicHolidays.days, { day, name: 'A holiday' }],
  });
const source = (text: string) =>
  sourceProblems(copyFileOf(post), text, {
    companyName: 'Kilifi Works',
    commitments: { reply: 'by the end of the next working day' },
  });
const tokens = (change: (sheet: string) => string) =>
  tokenProblems(
    change(readFileSync('styles/tokens.css', 'utf8')),
    themes.map(({ name }) => name),
  );

/** `[mistake, the problems it causes, the file, words of the message]` */
const elsewhere: readonly (readonly [string, () => readonly Problem[], string, string])[] = [
  // Copy of other kinds
  [
    'a price in quotes',
    () =>
      problemsOf('service', ({ glance }) => ({
        glance: { ...glance, price: { measure: 'fixed price', from: '5,000' } },
      })),
    copyFileOf(service),
    'glance.price.from" is "5,000". Write a whole number without quotes',
  ],
  [
    'a question twice',
    () =>
      problemsOf('service', ({ questions }) => ({
        questions: [...questions, ...questions.slice(0, 1)],
      })),
    copyFileOf(service),
    'is entry 1 already. Remove one of the two',
  ],
  [
    'an unknown unit of money in a chart',
    () =>
      problemsOf('service', {
        sections: [
          {
            type: 'chart',
            heading: 'Costs',
            data: {
              form: 'bars',
              unit: 'Ksh',
              bars: [
                { label: 'A', value: 1 },
                { label: 'B', value: 2 },
              ],
            },
          },
        ],
      }),
    copyFileOf(service),
    'sections (entry 1).data.unit" has "Ksh". Write KSh',
  ],
  [
    'a new page with empty fields',
    () =>
      problemsOf('service', { heading: '', summary: '', lead: '', description: '', questions: [] }),
    copyFileOf(service),
    '5 fields are empty. Fill in: heading, summary, description, lead, questions.',
  ],
  [
    'a comparison row with a cell too few',
    () =>
      problemsOf('service', {
        sections: [
          {
            type: 'comparison',
            heading: 'Two ways',
            rowHeading: 'Question',
            columns: ['One', 'Two'],
            rows: [
              { label: 'Price', cells: ['1'] },
              { label: 'Time', cells: ['1', '2'] },
            ],
          },
        ],
      }),
    copyFileOf(service),
    'the row "Price" of "Two ways" has 1 cells for 2 columns',
  ],
  [
    'an option missing in a group',
    () =>
      problemsOf('group', ({ choice }) => ({
        choice: { ...choice, options: choice.options.slice(1) },
      })),
    copyFileOf(firstOf('group')),
    'choice.options lacks the child page',
  ],
  [
    'an option that is too short',
    () =>
      problemsOf('group', ({ choice }) => ({
        choice: {
          ...choice,
          options: choice.options.map((option, index) =>
            index === 1 ? { ...option, when: 'Now' } : option,
          ),
        },
      })),
    copyFileOf(firstOf('group')),
    'choice.options (entry 2).when" is "Now". Write at least 20 characters',
  ],
  [
    'a twin that does not refer back',
    () =>
      problemsOf('service', {
        twin: {
          path: '/about',
          difference: 'This page is about something that the other is not about.',
        },
      }),
    copyFileOf(service),
    'the field "twin" is "/about", which does not refer back. Remove the field',
  ],
  [
    'a term twice',
    () => glossaryTerms((terms) => [...terms, ...terms.slice(0, 1)]),
    copyFileOf(firstOf('glossary')),
    'is entry 1 already',
  ],
  [
    'a reference to a term that does not exist',
    () => glossaryTerms(([first, ...terms]) => [{ ...first, see: ['No such term'] }, ...terms]),
    copyFileOf(firstOf('glossary')),
    'terms (entry 1).see (entry 1)" is "No such term". "No such term" is not another term',
  ],
  [
    'a role that closes before it is posted',
    () => problemsOf('careers', { roles: [{ ...role, closes: '2026-11-22' }] }),
    copyFileOf(firstOf('careers')),
    'roles (entry 1).closes" is "2026-11-22". Write a day on or after "posted"',
  ],
  [
    'a role that closed last year',
    () =>
      problemsOf('careers', { roles: [{ ...role, posted: '2025-11-01', closes: '2025-12-01' }] }),
    copyFileOf(firstOf('careers')),
    'is "2025-12-01", before the page was last updated',
  ],
  [
    'a page copied from another',
    () => {
      const other = pathsOfKind('service')[1] ?? '/';
      return problemsOf('service', { ...copyOf(other), twin: undefined });
    },
    copyFileOf(service),
    `sentences from ${copyFileOf(pathsOfKind('service')[1] ?? '/')}`,
  ],
  // The company
  [
    'hours in words',
    () => hours({ opens: '8am', closes: '17:00' }),
    'content/site.ts',
    'hours.Monday.opens" is "8am". Write a 24-hour time',
  ],
  [
    'closing before opening',
    () => hours({ opens: '18:00', closes: '17:00' }),
    'content/site.ts',
    'Write a closing time after the opening time',
  ],
  [
    'a misspelt weekday',
    () => siteProblems({ ...site, hours: real({ Mnday: {} }) }),
    'content/site.ts',
    'The days are Sunday',
  ],
  [
    'a phone number without its code',
    () => siteWith({ phone: real('0722 345 678') }),
    'content/site.ts',
    'after a plus and the country code',
  ],
  [
    'a phone number that is too short',
    () => siteWith({ phone: real('+254 70') }),
    'content/site.ts',
    'No such number exists',
  ],
  [
    'half an e-mail address',
    () => siteWith({ email: real('hello@') }),
    'content/site.ts',
    'one e-mail address',
  ],
  [
    'a slash after the origin',
    () => siteProblems({ ...site, url: real('https://hapa.example/') }),
    'content/site.ts',
    'without a path or a final slash',
  ],
  [
    'latitude and longitude swapped',
    () =>
      siteWith({
        premises: real({ ...site.contact.premises.value, latitude: 39.6682, longitude: -4.0435 }),
      }),
    'content/site.ts',
    'latitude 39.6682, longitude -4.0435 is in Europe/Madrid, and the office is in Africa/Nairobi. Check whether the two are swapped',
  ],
  [
    'a holiday in another order',
    () => holidays('12-12-2026'),
    'content/holidays.ts',
    '"12-12-2026" (A holiday) is not a day. Write it as year-month-day',
  ],
  [
    'a holiday twice',
    () => holidays(publicHolidays.days[0].day),
    'content/holidays.ts',
    'is there twice',
  ],
  [
    'a year without holidays',
    () => holidayProblems({ ...publicHolidays, lastYear: 2031 }),
    'content/holidays.ts',
    'no holiday of 2031 is listed, and lastYear is 2031. List those of 2031, or correct lastYear',
  ],
  [
    'a percentage for a share',
    () => shareProblems('content/vat.ts', { vatRate: 16 }),
    'content/vat.ts',
    'the field "vatRate" is 16. Write a share of 1, such as 0.06 for 6%',
  ],
  [
    'a percentage in a list',
    () => shareProblems('content/payroll-rates.ts', { bands: [{ upTo: 24_000, rate: 10 }] }),
    'content/payroll-rates.ts',
    'the field "bands (entry 1).rate" is 10',
  ],
  // Menus
  [
    'a menu entry that leads nowhere',
    () =>
      menuProblems({
        footerNavigation: [{ title: 'Us', links: [{ href: '/abuot' as '/about', title: 'Us' }] }],
      }),
    'content/navigation.ts',
    '"/abuot" is not a page. Did you mean "/about"?',
  ],
  [
    'a menu entry twice',
    () =>
      menuProblems({
        footerNavigation: [
          {
            title: 'Us',
            links: [
              { href: '/about', title: 'About' },
              { href: '/about', title: 'Us' },
            ],
          },
        ],
      }),
    'content/navigation.ts',
    '"Us" has "/about" twice',
  ],
  [
    'an empty menu',
    () => menuProblems({ footerNavigation: [{ title: 'Us', links: [] }] }),
    'content/navigation.ts',
    '"Us" has no entries',
  ],
  [
    'an empty title',
    () =>
      menuProblems({
        footerNavigation: [{ title: ' ', links: [{ href: '/about', title: 'About' }] }],
      }),
    'content/navigation.ts',
    'footerNavigation (entry 1).title" is empty',
  ],
  [
    'a title of another page',
    () =>
      menuProblems({
        footerNavigation: [{ title: 'Us', links: [{ href: '/about', title: 'Careers' }] }],
      }),
    'content/navigation.ts',
    `the footer's "Careers" leads to "/about", whose title is "About". Write href:`,
  ],
  [
    'an unknown start category',
    () => withCategories({ startCategory: 'cloudy' }),
    'content/navigation.ts',
    'starts with the category "cloudy", which it does not have. Write one of: ',
  ],
  [
    'an empty category',
    () =>
      withCategories({
        startCategory: 'a',
        categories: [{ id: 'a', title: 'Empty', items: [] }],
      }),
    'content/navigation.ts',
    'the category "Empty" is empty',
  ],
  // Colours
  [
    'a missing bracket',
    () => tokens((sheet) => sheet.replace('oklch(0.175 0.032 298);', 'oklch(0.175 0.032 298;')),
    'styles/tokens.css',
    'Look for a missing bracket or semicolon',
  ],
  [
    'a misspelt role',
    () =>
      tokens((sheet) => sheet.replace(/(data-theme="dark"[\s\S]*?)--ink-muted:/, '$1--ink-mutd:')),
    'styles/tokens.css',
    'the theme "dark" has no colour "--ink-muted"',
  ],
  [
    'a misspelt theme',
    () =>
      tokens((sheet) => sheet.replace('[data-theme="contrast"] {', '[data-theme="contrsat"] {')),
    'styles/tokens.css',
    'the theme "contrast" of content/themes.ts has no colours',
  ],
  [
    'a colour that is none',
    () => tokens((sheet) => sheet.replace('--canvas: oklch(', '--canvas: okclh(')),
    'styles/tokens.css',
    'has no colour "--canvas". Write it as --canvas: oklch(',
  ],
  [
    'a missing semicolon',
    () =>
      tokens((sheet) =>
        sheet.replace('--canvas: oklch(0.985 0.006 205);', '--canvas: oklch(0.985 0.006 205)'),
      ),
    'styles/tokens.css',
    'has no colour "--surface"',
  ],
  // The text of a file
  [
    'a point in a number',
    () => source("      price: { measure: 'per user', from: 5.000 },"),
    `${copyFileOf(post)}:1`,
    '"5.000" is the number 5. Write 5_000',
  ],
  [
    'a misspelt company name',
    () => source("  lead: 'Kilifi Wroks repairs it.',"),
    `${copyFileOf(post)}:1`,
    '"Kilifi Wroks" is typed by hand. Use site.name',
  ],
  [
    'the company name without its capitals',
    () => source("  lead: 'At Kilifi works you wait less.',"),
    `${copyFileOf(post)}:1`,
    '"Kilifi works" is typed by hand. Use site.name',
  ],
  [
    'the company name as one word',
    () => source("  lead: 'KilifiWorks repairs it.',"),
    `${copyFileOf(post)}:1`,
    '"KilifiWorks" is typed by hand. Use site.name',
  ],
  [
    'a commitment typed by hand',
    () => source("\n  lead: 'You hear by the end of the next working day.',"),
    `${copyFileOf(post)}:2`,
    'Use commitments.reply.phrase',
  ],
];

test('the copy that rows start from has no mistakes', () => {
  for (const kind of ['post', 'service', 'group', 'glossary', 'careers'] as const) {
    expect(problemsOf(kind)).toEqual([]);
  }
  expect(menuProblems({})).toEqual([]);
  expect(siteProblems(site)).toEqual([]);
  expect(holidayProblems(publicHolidays)).toEqual([]);
  expect(tokens((sheet) => sheet)).toEqual([]);
  for (const { path } of pages) {
    const file = copyFileOf(path);
    const phrases = Object.entries(commitments).map(([key, { phrase }]) => [key, phrase] as const);
    const shared = { companyName: site.name, commitments: Object.fromEntries(phrases) };
    expect(sourceProblems(file, readFileSync(file, 'utf8'), shared)).toEqual([]);
  }
});

describe('a mistake in a post is found:', () => {
  test.each(inPosts)('%s', (_, changes, words) => {
    const problems = problemsOf('post', changes);
    expect(problems.map(({ message }) => message).join('\n')).toContain(words);
    for (const { file } of problems) expect(file).toContain(copyFileOf(post));
  });
});

describe('a mistake elsewhere is found:', () => {
  test.each(elsewhere)('%s', (_, find, file, words) => {
    const found = find().filter(({ message }) => message.includes(words));
    expect(found, JSON.stringify(find(), null, 2)).not.toEqual([]);
    for (const problem of found) expect(problem.file).toContain(file);
  });
});

test('a page that is longer than its kind may be is found', () => {
  const path = firstOf('testimonials');
  const long = { ...copyOf(path), lead: 'word '.repeat(120) };
  expect(longPages([pageAt(path)], { [path]: long }, { testimonials: { copy: 90 } })).toEqual([
    {
      file: copyFileOf(path),
      message: expect.stringMatching(/^has \d+ words; a page of this kind has at most 90\. Cut/),
    },
  ]);
  const limits = { [path]: { copy: 90_000 }, testimonials: { copy: 90 } };
  expect(longPages([pageAt(path)], { [path]: long }, limits)).toEqual([]);
});

test.each([
  ['Please ring us.', 'call'],
  ['A client of ours said so.', 'your or our'],
  ['A table stands in for it.', 'is in, is on or replaces'],
  ['You get a plain answer.', 'what the answer is'],
])('the worn words of "%s" are found', (words, instead) => {
  expect(styleMistakes(words, wornWords, context.details)).toEqual([
    expect.stringContaining(`Write ${instead}`),
  ]);
});

test('posts of one day need an order', () => {
  const [one, other] = pathsOfKind('post');
  if (!one || !other) throw new Error('content/tree.ts has fewer than two posts.');
  const copies = {
    [one]: { ...copyOf(one), published: '2026-11-21', order: 1 },
    [other]: { ...copyOf(other), published: '2026-11-21', order: 1 },
  };
  const messages = copyProblems([pageAt(one), pageAt(other)], copies, context).map(
    ({ message }) => message,
  );
  expect(messages.join()).toContain(
    `as ${copyFileOf(one)}. Give each post of a day another "order"`,
  );
});

test('a day that does not exist is reported once', () => {
  expect(problemsOf('post', { published: '2026-11-21', updated: '2026-02-30' })).toHaveLength(1);
});

describe('what looks like a mistake and is none:', () => {
  test.each([
    ['a link to a heading', body('[It](/about#our-values) and [below](#costs)\n\n## Costs')],
    ['a link to a file of the site', body('[The feed](/feed.xml)')],
    ['an authority’s address', body('[KRA](https://www.kra.go.ke/etims?x=1)')],
    ['mail and phone', body('[Mail](mailto:a@b.example) [call](tel:+254700000000)')],
    ['a picture', body('Words.\n\n![A till on a counter](a-till.png "At a shop")\n\nWords.')],
    ['code with signs in it', body("Type `**/*.ts`, `a's` and `<b>`.")],
    ['a fenced block of code', body("```\n## Costs\ncolor: 'x'; <b>\n```")],
    ['a table', body('| A | B |\n|---|--:|\n| 1 | [It](/about) |')],
    ['headings of three levels', body('## A\n\n### B\n\n#### C\n\n## D')],
    ['a heading that asks', { ...body('## What does it cost?'), heading: 'Who pays?' }],
    [
      'the company’s own number and amounts',
      body('Call +254 700 000 000 about KSh 1,000 or 12,000,000.'),
    ],
    ['British spelling', body('The colour, labour and labels of a literal catalogue.')],
    ['that that', body('We know that that is so.')],
  ])('%s', (_, changes) => {
    expect(problemsOf('post', changes)).toEqual([]);
  });
});
