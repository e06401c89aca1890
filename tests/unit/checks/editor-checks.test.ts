import { describe, expect, test } from 'vitest';
import { menuProblems, unlistedFiles } from '@/lib/checks/content-findings';
import { editorFindings } from '@/lib/checks/editor-checks';
import { heldBackLinks } from '@/lib/checks/held-back';
import { siteProblems } from '@/lib/checks/validate-site';
import { listPages } from '@/lib/pages/page-list';

const pages = listPages({
  kind: 'home',
  children: {
    about: { kind: 'company' },
    blog: { kind: 'blog-index', children: { 'a-post': { kind: 'post' } } },
  },
});

const home = { heading: 'Hapa', description: 'The first page.' };
const about = { heading: 'About us', description: 'Who we are.' };
const post = {
  heading: 'A post',
  description: 'What it says.',
  updated: '2026-11-20',
  published: '2026-11-20',
  body: 'Words.',
  related: ['/about', '/'],
};

const today = '2026-11-21';
const targets = {
  origin: 'https://www.hapa.example',
  paths: new Set(['/', '/about', '/blog', '/blog/a-post', '/feed.xml']),
  pictures: new Set(['a-till.png']),
};

function find(changes: Readonly<Record<string, unknown>>) {
  const copy = { '/': home, '/about': about, '/blog': {}, '/blog/a-post': { ...post, ...changes } };
  return editorFindings({ pages, copy, themes: [], defaultTheme: '' }, targets, today);
}

test('what is in order is let stand', () => {
  expect(find({})).toEqual({ mistakes: [], doubts: [] });
});

describe('a mistake of an editor stops the check:', () => {
  test.each<readonly [mistake: string, changes: Record<string, unknown>, words: string]>([
    // Links.
    ['a relative link', { body: '[It](services/it-cloud)' }, 'Write the path of the page from'],
    ['a link up', { body: '[It](../about)' }, 'Write the path of the page from the root'],
    ['a link without https', { body: '[It](www.kra.go.ke)' }, '"https://www.kra.go.ke"'],
    ['a host alone', { body: '[It](kra.go.ke/etims)' }, '"https://kra.go.ke/etims"'],
    [
      'the own address with a wrong path',
      { body: '[It](https://www.hapa.example/abuot)' },
      '"/abuot" is no page of this site',
    ],
    [
      'the own address of a page',
      { body: '[It](https://hapa.example/about/)' },
      'Write its path: "/about"',
    ],
    ['a slip in the scheme', { body: '[It](htpp://kra.go.ke)' }, '"htpp:" is no kind of address'],
    ['http', { body: '[It](http://kra.go.ke)' }, 'Write https://'],
    ['one slash too few', { body: '[It](https:/kra.go.ke)' }, 'a colon, two slashes and the host'],
    ['no colon', { body: '[It](https//kra.go.ke)' }, 'Write the path of the page from the root'],
    ['a host without its end', { body: '[It](https://kra)' }, '"kra" is no host'],
    ['an address without a scheme', { body: '[It](//kra.go.ke)' }, 'beginning with https://'],
    ['a link that runs code', { body: '[It](javascript:alert(1))' }, '"javascript:" is no kind'],
    ['a link to a file of one’s own', { body: '[It](file:///home/x)' }, '"file:" is no kind'],
    ['an empty link', { body: '[It]()' }, 'Write where the link leads'],
    ['an autolink with a slip', { body: 'See <htpp://kra.go.ke>.' }, '"htpp:" is no kind'],
    ['an autolink without a scheme', { body: 'See <www.kra.go.ke>.' }, 'in angle brackets'],
    ['a bare address with a slip', { body: 'See htps://kra.go.ke.' }, '"htps:" is no kind'],
    ['a bare address without a scheme', { body: 'See www.kra.go.ke.' }, '"https://www.kra.go.ke"'],
    ['a space inside a link', { body: '[It] (/about)' }, 'a link that is not one'],
    ['a space in an address', { body: '[It](/a bout)' }, 'a link that is not one'],
    ['a reference that is nowhere', { body: 'See [the list][list].' }, 'lead nowhere'],
    // Pictures.
    ['a picture that is nowhere', { body: '![A lamp](lamp.jpg)' }, 'no file of content/pictures/'],
    [
      'a picture with a slip in its name',
      { body: '![A till](a-til.png)' },
      'shows "a-til.png", which is no file of content/pictures/. Did you mean "a-till.png"? Put it',
    ],
    ['a picture by its path', { body: '![A till](/pictures/a-till.png)' }, 'write its name alone'],
    [
      'a picture of another site',
      { body: '![A till](https://www.kra.go.ke/a-till.png)' },
      'no file of content/pictures/',
    ],
    ['a picture from outside the folder', { body: '![A till](../a-till.png)' }, 'no file of'],
    ['a picture without words', { body: '![](a-till.png)' }, 'shows "a-till.png" without words'],
    ['a picture with signs for words', { body: '![…](a-till.png)' }, 'without words'],
    ['its name for words', { body: '![A till.](a-till.png)' }, 'has the name of the file'],
    ['its file for words', { body: '![a-till.png](a-till.png)' }, 'has the name of the file'],
    ['a picture in a sentence', { body: 'Here ![A grey till](a-till.png) is.' }, 'among words'],
    ['a picture in a link', { body: '[![A grey till](a-till.png)](/about)' }, 'among words'],
    ['two pictures in one line', { body: '![A b](a-till.png) ![A c](a-till.png)' }, 'among words'],
    // Days.
    ['changed before it was published', { updated: '2026-11-19' }, 'before "published"'],
    ['published in 2062', { published: '2062-11-20' }, 'more than a year from today'],
    ['changed in the future', { updated: '2026-11-22' }, 'which is in the future'],
    [
      'a source checked in 2031',
      { sources: [{ fact: 'A rate', reference: 'An act', checked: '2031-01-01' }] },
      'the field "sources[0].checked" is "2031-01-01", which is in the future',
    ],
    [
      'a source of an answer checked tomorrow',
      { groups: [{ questions: [{ source: { checked: '2026-11-22' } }] }] },
      'the field "groups[0].questions[0].source.checked"',
    ],
    ['a link without words', { body: 'See [](/one).' }, 'a link without words to "/one"'],
    // Headings.
    ['an empty heading', { body: '##\n\nWords.' }, 'a heading without words'],
    ['a heading twice', { body: '## Costs\n\nA.\n\n## Costs\n\nB.' }, 'two headings of the same'],
    ['a level left out', { body: '## Costs\n\nA.\n\n#### More\n\nB.' }, 'leaves a level out'],
    ['a heading with a full stop', { body: '## Costs.\n\nA.' }, 'ends like a sentence'],
    ['a heading without its space', { body: '##Costs\n\nA.' }, 'a heading that is not one'],
    ['a title with a full stop', { heading: 'A post.' }, 'ends with a full stop'],
    [
      'two sections of one heading',
      { sections: [{ heading: 'Costs' }, { heading: 'costs ' }] },
      'as the field "sections[0].heading" is',
    ],
    ['the title of another page', { heading: 'ABOUT US' }, 'as in content/pages/about.ts'],
    ['the description of another page', { description: 'Who we are.' }, 'content/pages/about.ts'],
    // Markdown that is shown.
    ['bold that is not closed', { body: 'This is **bold.' }, 'bold that is not closed'],
    ['bold with a space inside', { body: 'This is ** bold** so.' }, 'bold that is not closed'],
    ['code that is not closed', { body: 'Type `ls now.' }, 'code that is not closed'],
    ['HTML', { body: 'This is <b>bold</b>.' }, 'HTML as text'],
    ['a script', { lead: '<script>alert(1)</script>' }, 'HTML as text'],
    ['a comment', { body: '<!-- later -->' }, 'HTML as text'],
    ['a table without its line', { body: '| A | B |\n| 1 | 2 |' }, 'a table that is not one'],
    [
      'a table whose line is too short',
      { body: '| A | B |\n|---|\n| 1 | 2 |' },
      'a table that is not one',
    ],
    [
      'a row with a cell too many',
      { body: '| A | B |\n|---|---|\n| 1 | 2 | 3 |' },
      'a table with 3 cells below 2 headings',
    ],
    // Words.
    ['a word of 300 letters', { body: 'a'.repeat(300) }, 'has 300 letters in one word'],
    ['a straight apostrophe', { body: "It is the client's." }, '"client\'s" has a straight'],
    ['one at a word’s end', { lead: "The clients' money." }, '"clients\'" has a straight'],
    ['American spelling', { body: 'The color of it.' }, '"color" is not the house style'],
    ['more of it', { body: 'We organize and fulfill.' }, '"organize" is not the house style'],
    ['a text that holds a place', { body: 'Lorem ipsum dolor.' }, 'holds a place'],
    ['a note to oneself', { body: 'Prices: TBD' }, '"TBD" holds a place'],
    // Lists of pages.
    ['a page twice', { related: ['/about', '/', '/about'] }, 'has "/about" twice'],
    ['the page itself', { related: ['/blog/a-post', '/'] }, 'the page itself'],
    ['a sector twice', { fits: [{ path: '/' }, { path: '/' }] }, '"fits" has "/" twice'],
  ])('%s', (_, changes, words) => {
    const { mistakes } = find(changes);
    expect(mistakes.map(({ message }) => message).join('\n')).toContain(words);
    for (const { file, message } of mistakes) {
      expect(file).toBe('content/pages/blog/a-post.ts');
      expect(message).toMatch(/^the field "[\w[\].]+"/);
      expect(message.split('\n')).toHaveLength(1);
    }
  });
});

describe('a matter of taste is told and stops nothing:', () => {
  test.each([
    ['a heading in capitals', { heading: 'OUR BEST OFFER' }, 'is in capital letters'],
    ['a word twice', { body: 'It is the the best.' }, 'says "the the"'],
  ])('%s', (_, changes, words) => {
    const { mistakes, doubts } = find(changes);
    expect(mistakes).toEqual([]);
    expect(doubts).toEqual([
      { file: 'content/pages/blog/a-post.ts', message: expect.stringContaining(words) },
    ]);
  });
});

describe('what looks like a mistake and is none:', () => {
  test.each<readonly [what: string, changes: Record<string, unknown>]>([
    ['a link to a page', { body: '[It](/about#who)' }],
    ['a link to a file of the site', { body: '[The feed](/feed.xml)' }],
    [
      'a link to an authority',
      { body: '[KRA](https://www.kra.go.ke/etims?x=1) and <https://kra.go.ke>' },
    ],
    ['a picture', { body: 'Words.\n\n![A till on a counter](a-till.png "At a shop")\n\nWords.' }],
    ['a picture in a list', { body: '- One\n\n  ![A till on a counter](a-till.png)' }],
    ['a bare address', { body: 'See https://www.kra.go.ke/etims.' }],
    ['other ways to reach us', { body: '[Mail](mailto:a@b.example) [call](tel:+254700000000)' }],
    ['a place on the page', { body: '[Below](#costs)' }],
    ['code with signs in it', { body: "Type `**/*.ts`, `a's` and `<b>`." }],
    ['a block of code', { body: "```\n## Costs\ncolor: 'x'; <b>\n```" }],
    ['a table', { body: '| A | B |\n|---|--:|\n| 1 | [It](/about) |' }],
    ['snake_case and sums', { lead: 'snake_case and 5 * 3 < 16 | 4 # 2' }],
    ['headings of three levels', { body: '## A\n\n### B\n\n#### C\n\n## D' }],
    ['a heading that asks', { heading: 'Who pays?', body: '## What does it cost?' }],
    ['names in capitals', { heading: 'ERP and CRM', lead: 'eTIMS, KRA and VAT' }],
    ['British spelling', { body: 'The colour, labour and labels of a literal catalogue.' }],
    ['a post of tomorrow', { published: '2026-11-22', updated: '2026-11-22' }],
    ['a post of next year', { published: '2027-11-20', updated: '2027-11-20' }],
    ['a source checked today', { sources: [{ checked: '2026-11-21' }] }],
    ['a source not yet checked', { sources: [{ checked: 'not yet' }] }],
    ['a curly apostrophe', { body: 'The clients’ and the client’s.' }],
    ['that that', { body: 'We know that that is so.' }],
  ])('%s', (_, changes) => {
    expect(find(changes).mistakes).toEqual([]);
  });
});

describe('a post that is held back until its day', () => {
  const copy = {
    '/': { ...home, lead: 'Read [it](/blog/a-post#part) on [the blog](/blog).' },
    '/about': { ...about, related: ['/blog/a-post', '/'] },
    '/blog': {},
    '/blog/a-post': { ...post, body: '[This page](/blog/a-post)' },
  };
  const content = { pages, copy, themes: [], defaultTheme: '' };

  test('may not be linked to or listed before', () => {
    const found = heldBackLinks(content, new Set(['/blog/a-post']));
    expect(found.map(({ file }) => file)).toEqual([
      'content/pages/home.ts',
      'content/pages/about.ts',
    ]);
    expect(found[1]?.message).toContain('the field "related[0]" leads to "/blog/a-post"');
  });

  test('may be from its day on', () => {
    expect(heldBackLinks(content, new Set())).toEqual([]);
  });
});

test('a file of copy that no page has is named', () => {
  expect(
    unlistedFiles(
      ['content/pages/about.ts', 'content/pages/old/about.ts', 'content/pages/notes.md'],
      new Set(['/about', '/blog']),
    ),
  ).toEqual([
    {
      file: 'content/pages/old/about.ts',
      message: expect.stringContaining('Add its page to content/tree.ts'),
    },
  ]);
});

describe('the company’s own facts', () => {
  const value = (fact: unknown) => ({ standIn: true, value: fact });
  const site = {
    url: value('https://hapa.example'),
    contact: {
      email: value('hello@hapa.example'),
      phone: value('+254 700 000 000'),
      address: value({ box: 'Box 1', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' }),
      premises: value({ place: 'A house', latitude: -4, longitude: 39, directions: [] }),
    },
    hours: value({ Monday: { opens: '08:00', closes: '17:00' } }),
    social: [],
  };

  test('are let stand when they are in order', () => {
    expect(siteProblems(site)).toEqual([]);
  });

  test.each([
    ['hours', { hours: value({ Monday: { opens: '8am', closes: '17:00' } }) }, 'such as 08:00'],
    ['hours', { hours: value({ Monday: { opens: '08:60', closes: '17:00' } }) }, 'such as 08:00'],
    ['hours', { hours: value({ Monday: { opens: '18:00', closes: '17:00' } }) }, 'Let it close'],
    ['hours', { hours: value({ Mnday: { opens: '08:00', closes: '17:00' } }) }, '"Mnday"'],
    ['phone', { contact: { ...site.contact, phone: value('O7OO 000') } }, 'after a plus'],
    ['phone', { contact: { ...site.contact, phone: value('+254 70') } }, 'No such number'],
    ['email', { contact: { ...site.contact, email: value('hello@') } }, 'one e-mail address'],
    ['url', { url: value('https://hapa.example/') }, 'without a path or a slash'],
    [
      'social[0].url',
      { social: [{ network: 'X', url: value('x.com/hapa') }] },
      'beginning with https://',
    ],
  ])('are refused when the %s is wrong: %j', (field, change, words) => {
    expect(siteProblems({ ...site, ...change })).toEqual([
      { file: 'content/site.ts', message: expect.stringContaining(words) },
    ]);
    expect(siteProblems({ ...site, ...change })[0]?.message).toContain(field);
  });
});

describe('an entry of a menu', () => {
  const menus = [
    { title: 'Services', href: '/services', items: [{ href: '/services/cabling', icon: 'plug' }] },
    { title: 'Ask', href: '/contact?for=quote#enquiry' },
  ];

  test('that leads to no page is named, with the page that may be meant', () => {
    expect(menuProblems(menus, new Set(['/services', '/services/cables', '/contact']))).toEqual([
      {
        file: 'content/navigation.ts',
        message:
          '"/services/cabling" is no page. Did you mean "/services/cables"? Write a path of content/tree.ts, or take the entry out.',
      },
    ]);
  });

  test('may lead to a place on a page', () => {
    expect(menuProblems(menus, new Set(['/services', '/services/cabling', '/contact']))).toEqual(
      [],
    );
  });
});
