import { describe, expect, test } from 'vitest';
import { copy } from '@/content/copy';
import { textRules } from '@/content/schema/text-rules';
import type { Kind } from '@/content/tree';
import { today } from '@/content/values/days';
import { houseStyle } from '@/content/words/house-style';
import { type CopyContext, copyProblems, fragmentsOf } from '@/lib/checks/copy/copy-problems';
import { longPages } from '@/lib/checks/copy/length';
import type { Problem } from '@/lib/checks/problem';
import { copyFileOf } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { pageAt, pages, pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';
import { role } from '../../role';

/*
 * Each row is a mistake that an editor can make in the copy of a page, and a part of the message.
 */

const noFragments: ReadonlySet<string> = new Set();

const context: CopyContext = {
  targets: {
    origin: 'https://www.hapa.example',
    paths: new Map<string, ReadonlySet<string>>([
      ...pages.map(({ path }) => [path, noFragments] as const),
      ['/about', new Set(['our-values'])],
    ]),
    unpublished: new Set(['/blog/a-later-post']),
    pictures: new Set(['a-till.png']),
    phone: '+254 700 000 000',
    email: 'a@b.example',
    aliasTarget: (path) => (path === '/about-us' ? '/about' : undefined),
  },
  rules: [...textRules, ...houseStyle],
};

/** The copies that a changed page is compared with: pages that have a similar, and one other. */
const comparedCopies = Object.fromEntries(
  pages
    .filter(({ path }) => 'similar' in copyOf(path) || path === '/about')
    .map(({ path }) => [path, copyOf(path)]),
);

/** The problems of the first page of a kind, with some fields changed. */
function problemsOf(kind: Kind, changes: object = {}): readonly Problem[] {
  const path = pageOf(kind);
  const changed = { ...copyOf(path), ...changes };
  const paths = new Map(context.targets.paths).set(path, fragmentsOf(kind, changed));
  const targets = { ...context.targets, paths };
  const copies = { ...comparedCopies, [path]: changed };
  return copyProblems([pageAt(path)], copies, { ...context, targets });
}

function expectProblem(problems: readonly Problem[], kind: Kind, words: string): void {
  expect(problems).toContainEqual({
    file: copyFileOf(pageOf(kind)),
    message: expect.stringContaining(words),
  });
}

test('the copy has no mistakes before the rows change it', () => {
  for (const kind of ['post', 'service', 'group', 'glossary', 'careers'] as const) {
    expect(problemsOf(kind)).toEqual([]);
  }
});

const body = (markdown: string) => ({ body: markdown, figures: [] });

describe('in the body of a post,', () => {
  test.each([
    // Links
    ['a relative link', '[It](services/it-cloud)', 'Write the path of a page from the root'],
    ['a link without https', '[It](www.kra.go.ke)', '"https://www.kra.go.ke"'],
    ['a misspelt mailto', '[It](mialto:a@b.example)', 'Did you mean "mailto:"? Write https://'],
    ['a link that runs code', '[It](javascript:alert(1))', 'does not link to "javascript:"'],
    ['an incomplete host', '[It](https://kra)', '"kra" is not a complete host'],
    ['the site’s own address', '[It](https://hapa.example/about/)', 'Write its path: "/about"'],
    ['a page that does not exist', '[It](/abuot)', 'Did you mean "/about"?'],
    ['a heading that does not exist', '[It](/about#our-value)', 'Did you mean "our-values"?'],
    ['a heading missing on the page', '## Costs\n\n[It](#cost)', 'Did you mean "costs"?'],
    ['an incomplete e-mail address', '[It](mailto:hello@hapa)', 'Write an e-mail address of'],
    [
      'a stray percent sign in an e-mail address',
      '[It](mailto:50%off)',
      'Write an e-mail address of',
    ],
    ['a link to an incomplete phone number', '[Call](tel:+25470)', 'Write a phone number of'],
    ['a link without words', 'See [](/about).', 'has a link to "/about" without words'],
    ['a space in a link', '[It] (/about)', 'has a broken link'],
    ['brackets without a link', 'See [the list][list].', 'square brackets without a link'],
    ['a link to an unpublished post', '[It](/blog/a-later-post)', 'not published yet'],
    ['an alias', '[Us](/about-us)', 'another address of "/about". Link to "/about"'],
    ['an address of a file', '[Us](/about.html)', 'another address of "/about". Link to "/about"'],
    ['a preview', '[It](https://main.site.pages.dev/about)', 'is a preview. Write the path'],
    [
      'the editor’s own computer',
      '[It](http://localhost:3000/about)',
      'is a preview. Write the path',
    ],
    [
      'another number on WhatsApp',
      '[It](https://wa.me/254722000000)',
      'https://wa.me/254700000000',
    ],
    [
      'another number to call',
      '[It](tel:+254722000000)',
      'tel:+254700000000, as in content/site.ts',
    ],
    [
      'another e-mail address',
      '[It](mailto:me@mail.com)',
      'mailto:a@b.example, as in content/site',
    ],
    ['a link that says “here”', 'See [here](/about).', 'words do not say where it leads'],
    // Pictures
    ['a link to a picture', '[A grey till](a-till.png)', 'write ! before the brackets'],
    ['a picture that does not exist', '![A grey till](a-til.png)', 'Did you mean "a-till.png"?'],
    ['a picture without a description', '![](a-till.png)', 'describes "a-till.png" as ""'],
    ['a picture described as “image”', '![image](a-till.png)', 'Write what the picture shows'],
    [
      'a picture described by its file name',
      '![a till](a-till.png)',
      'Write what the picture shows',
    ],
    ['a picture in a sentence', 'Here ![A grey till](a-till.png) is.', 'inside a sentence'],
    // Markdown
    ['an indented paragraph', 'One.\n\n    Two, moved in.', 'becomes a block of code'],
    ['a second title', '# Costs\n\nWords.', '"# Costs" is a second title of the page'],
    [
      'two headings with one address',
      '## Costs\n\nA.\n\n## Costs?\n\nB.',
      'has a part with the address "#costs", and so has the field "body"',
    ],
    ['a heading level skipped', '## Costs\n\nA.\n\n#### More\n\nB.', 'skips a heading level'],
    ['a heading with a full stop', '## Costs.\n\nA.', 'punctuation at its end'],
    ['an empty heading', '##\n\nWords.', 'has an empty heading'],
    ['a heading without its space', '##Costs\n\nA.', 'has a broken heading'],
    ['bold that does not end', 'This is **bold.', 'has bold that does not end'],
    ['code that does not end', 'Type `ls now.', 'has code that does not end'],
    ['a block of code that does not end', 'See:\n\n```\nls', 'A block of code does not end'],
    ['a block of code that ends with too few signs', '````\nls\n```', 'block of code does not end'],
    ['a heading without text', 'One.\n\n## Costs\n\n## Time\n\nTwo.', 'under the heading "Costs"'],
    ['a heading at the end', 'One.\n\n## Costs', 'no text under the heading "Costs"'],
    ['bullets of another program', 'Two:\n\n• One\n• Two', 'Write a list: a hyphen and a space'],
    ['HTML', 'This is <b>bold</b>.', 'has HTML'],
    ['a comment', 'One.\n\n<!-- later -->', 'has a comment'],
    ['a table without a separator line', '| A | B |\n| 1 | 2 |', 'has a broken table'],
    [
      'a row with too many cells',
      '| A |\n|---|\n| 1 | 2 |',
      '"| 1 | 2 |" is a row of a table with more or fewer cells',
    ],
    // Words
    ['a straight apostrophe', "It is the client's.", '"client\'s". Write a curly apostrophe'],
    ['American spelling', 'The color of it.', 'has "color". Write British spelling'],
    ['a word twice', 'It is the the best.', 'has "the the". Write the word once'],
    ['a word twice that starts as “is” does', 'The issue issue was.', 'has "issue issue"'],
    ['a note to oneself', 'Prices: TBD', 'has "TBD"'],
    ['a note in small letters', 'Prices: tbc', 'has "tbc". Write the text that belongs there'],
    ['question marks for a value', 'It costs ???', 'has "??"'],
    ['a template in quotes', 'Call $' + '{site.name}.', 'Write the text between backticks'],
    ['two spaces', 'It is  here.', 'Write one space'],
    ['a space before a comma', 'It is , so to say, here.', 'no space before the mark'],
    ['a space on the wrong side', 'It is here ,so to say.', 'no space before the mark'],
    ['no space after a full stop', 'It is here.There it was.', 'a space after the mark'],
    ['capitals', 'READ THIS NOW', 'Write it without capitals'],
    ['a word in capitals', 'This is IMPORTANT.', 'Write it without capitals'],
    ['“click here”', 'To read it, click here.', 'Write where the link leads'],
    ['an open bracket', 'Ask us (it takes a day.', 'Write the closing mark of the bracket'],
    ['an open quotation', 'Ask for “a review.\n\nNow.', 'Write the closing mark of the bracket'],
    ['an entity', 'Shops &amp; portals', 'has "&amp;". Write the character itself'],
    ['a written line break', 'It is here.\\nIt is there.', 'has "\\n". Write the character itself'],
    [
      'a conflict of two edits',
      'One.\n\n>>>>>>> main',
      'after the conflict of two edits is solved',
    ],
    ['a date in another order', 'From 11/27/2026.', 'has "11/27/2026". Write the month in words'],
    ['an amount without commas', 'It costs KSh 5000.', 'the amount in figures with commas'],
    ['an amount in thousands', 'It costs KSh 5k.', 'the amount in figures with commas'],
    ['the number in another form', 'Call +254700000000.', 'the phone number "+254700000000"'],
    ['another e-mail address', 'Write to me@mail.com.', 'has the e-mail address "me@mail.com"'],
    ['Ksh for KSh', 'It costs Ksh 1,000.', 'has "Ksh". Write KSh, a space and the amount'],
    ['KES without a space', 'It costs KES1000.', 'has "KES1". Write KSh'],
    ['an amount before its unit', 'It costs 1,000 KSh.', 'has "0 KSh". Write KSh, a space'],
    ['an amount in shorthand', 'It costs 500/=.', 'has "0/=". Write KSh'],
    ['another phone number', 'Call 0722 345 678 today.', 'has the phone number "0722 345 678"'],
  ])('%s is found', (_, markdown, words) => {
    expectProblem(problemsOf('post', body(markdown)), 'post', words);
  });

  test.each([
    ['a link to a heading', '[It](/about#our-values) and [below](#costs)\n\n## Costs\n\nX.'],
    ['a link to an authority', '[KRA](https://www.kra.go.ke/etims?x=1)'],
    [
      'links to an e-mail address and a phone number',
      '[Mail](mailto:a@b.example) [call](tel:+254700000000)',
    ],
    ['a picture', 'Words.\n\n![A till on a counter](a-till.png "At a shop")\n\nWords.'],
    ['code that looks like mistakes', "Type `**/*.ts`, `a's` and `<b>`."],
    ['a fenced block of code', "```\n## Costs\ncolor: 'x'; <b>\n```"],
    ['a block of code about code', "````\n```\ncolor: 'x'; <b>\n````"],
    ['code of three signs in a sentence', '``` ` ``` is a sign.'],
    ['a table', '| A | B |\n|---|--:|\n| 1 | [It](/about) |'],
    ['headings of three levels', '## What is A?\n\n### B\n\n#### C\n\nX.\n\n## D\n\nY.'],
    ['the company’s own number', 'Call +254 700 000 000 about KSh 1,000 or 12,000,000.'],
    ['British spelling', 'The colour, labour and labels of a literal catalogue.'],
    ['one heading below another', '## A\n\n### B\n\nWords.'],
    ['a sample’s address', 'Mail to clerk@shop.example. PAYE and NSSF, KRA PIN.'],
    ['brackets, quotations and fractions', 'It (the “24/7” desk) is here; see &c. and 1/2.'],
    ['the words “that that”', 'We know that that is so.'],
    ['a word that Swahili doubles', 'The desk says sasa sasa, and the queue goes pole pole.'],
  ])('%s is accepted', (_, markdown) => {
    expect(problemsOf('post', body(markdown))).toEqual([]);
  });
});

test.each([
  ['a page that does not exist', { related: ['/abuot'] }, 'entry 1)" leads to "/abuot". No page'],
  ['a tag twice', { tags: ['Cloud', 'Cloud'] }, 'tags (entry 2)" is "Cloud". "Cloud" is entry 1'],
  ['Markdown in a plain field', { heading: 'A **bold** field' }, 'This field is plain'],
  ['a heading in small letters', { heading: 'web sites' }, 'has "web". Write a capital'],
  ['a space before a heading', { heading: ' Web sites' }, 'Write no space at the start'],
  ['a lead without a full stop', { lead: 'word '.repeat(9).trim() }, 'End it with a full stop'],
  ['the page itself', { related: [pageOf('post')] }, 'That is the page itself. Remove it'],
  [
    'another weekday',
    { lead: 'We meet on Monday, 27 November 2026, as every year.' },
    'Write the weekday',
  ],
  ['a pictogram', { heading: '🚀 A launch' }, 'has "🚀". Write words'],
  ['an order below zero', { order: -3 }, 'the field "order" is -3. Write a number above 0'],
  [
    'a title with a full stop',
    { heading: 'A heading that ends so.' },
    'has "so.". Write no full stop',
  ],
  ['another page’s heading', { heading: copy['/about'].heading }, 'as in content/pages/about.ts'],
  ['a day that does not exist', { updated: '2026-02-30' }, 'Write a day that exists as year-month'],
  ['a day before the site', { published: '2026-03-01' }, 'before the site existed'],
  [
    'a change before publication',
    { published: today(), updated: '2026-03-01' },
    'before "published"',
  ],
  ['a post planned for 2062', { published: '2062-11-20' }, 'more than a year ahead'],
  ['a change in the future', { updated: '2062-11-22' }, 'It is in the future'],
  [
    'a source that was checked after the last change',
    {
      updated: '2026-11-23',
      sources: [{ fact: 'A rule', reference: 'An act', checked: '2026-11-24' }],
    },
    'A source was checked later',
  ],
  [
    'a source checked in the future',
    { sources: [{ checked: '2062-01-01' }] },
    '(entry 1).checked" is "2062-',
  ],
])('%s in a field of a post is found', (_, changes, words) => {
  expectProblem(problemsOf('post', changes), 'post', words);
});

test.each([
  { published: '2026-11-21', updated: '2026-02-30' },
  { published: '23/11/2026', updated: '2026-11-24' },
])('a day that does not exist is reported once: %o', (days) => {
  expect(problemsOf('post', days)).toHaveLength(1);
});

test('the cover of another product is found', () => {
  const [one, other] = pathsOfKind('product');
  if (!one || !other) throw new Error('content/tree.ts has fewer than two products.');
  const copies = {
    [one]: copyOf(one),
    [other]: { ...copyOf(other), screens: copyOf(one).screens },
  };
  expect(copyProblems([pageAt(one), pageAt(other)], copies, context)).toContainEqual({
    file: copyFileOf(other),
    message: expect.stringMatching(`"screens.0" .*, as in ${copyFileOf(one)}`),
  });
});

test('two posts of one day with the same order are found', () => {
  const [one, other] = pathsOfKind('post');
  if (!one || !other) throw new Error('content/tree.ts has fewer than two posts.');
  const day = { published: '2026-11-21', order: 1 };
  const copies = { [one]: { ...copyOf(one), ...day }, [other]: { ...copyOf(other), ...day } };
  expect(copyProblems([pageAt(one), pageAt(other)], copies, context)).toContainEqual({
    file: copyFileOf(other),
    message: expect.stringContaining(
      `"published and order" is ["2026-11-21",1], as in ${copyFileOf(one)}`,
    ),
  });
});

describe('in a service,', () => {
  const comparison = {
    type: 'comparison',
    heading: 'Two ways',
    rowHeading: 'Question',
    columns: ['One', 'Two'],
    rows: [
      { label: 'Price', cells: ['1'] },
      { label: 'Time', cells: ['1', '2'] },
    ],
  };
  const { glance, questions } = copyOf(pageOf('service'));
  const empty = { heading: '', summary: '', lead: '', description: '' };

  test.each([
    [
      'a price in quotes',
      { glance: { ...glance, price: { ...glance.price, from: '5,000' } } },
      'glance.price.from" is "5,000". Write standIn(12_000), real(12_000)',
    ],
    ['a change before the site', { updated: '2026-03-01' }, 'before the site existed'],
    [
      'a question twice',
      { questions: [...questions, questions[0]] },
      'so has the field "questions (entry 1).question". Change the words of one',
    ],
    [
      'a question that differs in a comma',
      {
        questions: [
          { question: 'Is the C work safe?', answer: 'Yes.' },
          { question: 'Is the C, work safe?', answer: 'Yes.' },
        ],
      },
      'question" has a part with the address "#is-the-c-work-safe", and so has the field "questions',
    ],
    [
      'a section with the heading of another',
      {
        sections: [
          { type: 'statement', heading: 'Why Mombasa', body: 'It is near.' },
          { type: 'statement', heading: 'Why Mombasa?', body: 'It is far.' },
        ],
      },
      '"sections (entry 2).heading" has a part with the address "#why-mombasa", and so has the field',
    ],
    [
      'a heading whose id the header has',
      { sections: [{ type: 'statement', heading: 'Search', body: 'It is near.' }] },
      '"#search", and so has the template',
    ],
    [
      'a misspelt unit of a chart',
      { sections: [{ data: { unit: 'Ksh' } }] },
      'data.unit" has "Ksh"',
    ],
    [
      'a page with empty fields',
      empty,
      '4 fields are empty. Fill in: heading, summary, description, lead.',
    ],
    [
      'a row with too few cells',
      { sections: [comparison] },
      'cells" is ["1"]. Give one for each of the 2',
    ],
    [
      'a rule of law without a source',
      { lead: 'You pay PAYE for each.', sources: [] },
      'has "PAYE", and there is no source',
    ],
    [
      'steps without the parties who work on them',
      { process: { heading: 'How', steps: [] } },
      'the field "process.busy"',
    ],
    [
      'a step that its text contradicts',
      {
        process: {
          steps: [{ time: { from: 2, unit: 'days' }, body: 'The move takes three weeks.' }],
        },
      },
      'the field "process.steps (entry 1)" has the time "2 days", and its text says "three weeks"',
    ],
    [
      'a similar that does not lead back',
      { similar: { path: '/about', asks: 'Is it you?' } },
      '"/about", which does not lead back',
    ],
  ])('%s is found', (_, changes, words) => {
    expectProblem(problemsOf('service', changes), 'service', words);
  });
});

test.each(['[Sale](https://shop.example.com/50%-off)', '[Call](tel:+254%20700%20000%20000)'])(
  'the correct link %s is no mistake',
  (markdown) => {
    expect(problemsOf('post', body(markdown))).toEqual([]);
  },
);

test('a home page without a sentence for each feature of the company is found', () => {
  const features = copyOf('/').features.slice(1);
  const words = 'Write one for each entry of "features" in content/site.ts.';
  expectProblem(problemsOf('home', { features }), 'home', words);
});

describe('in a group,', () => {
  const { choice } = copyOf(pageOf('group'));
  const short = choice.options.map((option) => ({ ...option, when: 'Now' }));

  test.each([
    ['a missing option', choice.options.slice(1), 'choice.options lacks the child page'],
    ['a short option', short, 'options (entry 2).when" is "Now". Write at least 20 characters'],
  ])('%s is found', (_, options, words) => {
    expectProblem(problemsOf('group', { choice: { ...choice, options } }), 'group', words);
  });

  test('an option whose page is unlisted is found, and its page need not be an option', () => {
    const path = pageOf('group');
    const [first, ...others] = choice.options;
    if (first === undefined) throw new Error('The group has no options.');
    const found = (options: readonly object[]) =>
      copyProblems(
        [pageAt(path), { ...pageAt(first.path), unlisted: true }],
        { ...comparedCopies, [path]: { ...copyOf(path), choice: { ...choice, options } } },
        context,
      ).filter(({ file }) => file === copyFileOf(path));
    expect(found(others)).toEqual([]);
    expect(found(choice.options)).toEqual([
      {
        file: copyFileOf(path),
        message: `choice.options has "${first.path}", which is not a child of "${path}" or is unlisted. Remove it.`,
      },
    ]);
  });
});

test.each([
  ['groups lacks the child page', []],
  ['groups has "/contact", which is not a child', []],
  ['groups has "/contact" twice', ['/contact']],
] as const)(
  'a section whose groups do not have its pages, each once, is found: %s',
  (words, more) => {
    const offers = ['/contact', ...more].map((path) => ({ path, problem: 'Nobody answers' }));
    const groups = [{ heading: 'For everybody', offers }];
    expectProblem(problemsOf('hub', { groups }), 'hub', words);
  },
);

describe('in the glossary,', () => {
  const { terms } = copyOf(pageOf('glossary'));
  const lost = { ...terms[0], see: ['No such term'] };

  test.each([
    ['a term twice', [...terms, terms[0]], 'so has the field "terms (entry 1).term"'],
    ['a term that does not exist', [lost, ...terms.slice(1)], '"No such term" is not another term'],
  ])('%s is found', (_, changed, words) => {
    expectProblem(problemsOf('glossary', { terms: changed }), 'glossary', words);
  });
});

test.each([
  ['closes before it is posted', '2026-11-23', '2026-11-22', 'Write a day on or after "posted"'],
  ['closed last year', '2025-11-01', '2025-12-01', 'before the page was last updated'],
])('a role that %s is found', (_, posted, closes, words) => {
  const problems = problemsOf('careers', { roles: [{ ...role, posted, closes }] });
  expectProblem(problems, 'careers', words);
});

test('a page that exceeds its limit is found', () => {
  const path = pageOf('testimonials');
  const problems = (limit: number | undefined) =>
    longPages([pageAt(path)], { [path]: { lead: 'word '.repeat(91) } }, () => limit);
  expectProblem(problems(90), 'testimonials', 'has 91 words');
  expect(problems(91)).toEqual([]);
  expect(problems(undefined)).toEqual([]);
});

test('a link may lead to a heading, question, term or download, and to no other text of the page', () => {
  const fragments = fragmentsOf('company', {
    summary: 'What we do',
    heading: 'All about us',
    sections: [
      {
        heading: 'What it costs',
        text: 'By the hour.\n\n### By the day',
        rows: [{ term: 'A week’s work' }],
      },
    ],
    ask: { heading: 'Ask us' },
    terms: [{ term: 'A day’s work' }],
    questions: [{ question: 'Is it safe?', answer: 'Yes' }],
    files: [{ slug: 'checklist', title: 'A list' }],
    body: '## The **first** week\n\nWords\n',
  });
  for (const own of ['what-it-costs', 'a-day-s-work', 'is-it-safe', 'checklist', 'the-first-week'])
    expect(fragments, own).toContain(own);
  for (const other of [
    'all-about-us',
    'a-week-s-work',
    'what-we-do',
    'by-the-hour',
    'by-the-day',
    'ask-us',
    'yes',
    'a-list',
    'words',
  ])
    expect(fragments, other).not.toContain(other);
});
