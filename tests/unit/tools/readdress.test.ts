import { describe, expect, test } from 'vitest';
import { landedAddresses, landedText, lostAddresses } from '@/lib/checks/landed-addresses';
import { copyList } from '@/lib/tools/copy-list';
import { withoutPage, withPageMoved } from '@/lib/tools/pages/edit-tree';
import {
  aliasesAdded,
  importsFromRoot,
  queriesWithout,
  readdressed,
} from '@/lib/tools/pages/readdress';

const tree = `const service = { kind: 'service' } as const;

export const tree = {
  kind: 'home',
  children: {
    services: {
      kind: 'hub',
      children: {
        'it-cloud': service,
        // Said of the group.
        apps: { kind: 'group', children: { web: service } },
      },
    },
    about: { kind: 'company' },
  },
} as const satisfies PageNode;
`;

const squeezed = (source: string) => source.replaceAll(/\s+/g, ' ');

describe('a page in the tree', () => {
  test('gets another name in its place', () => {
    expect(withPageMoved(tree, '/services/it-cloud', '/services/cloud')).toBe(
      tree.replace("'it-cloud': service", 'cloud: service'),
    );
  });

  test('moves with the pages below it', () => {
    expect(squeezed(withPageMoved(tree, '/services/apps', '/apps'))).toContain(
      "about: { kind: 'company' }, apps: { kind: 'group', children: { web: service } }, }",
    );
  });

  test('is taken out, and so is the list of children that it leaves empty', () => {
    expect(withoutPage(tree, '/about')).not.toContain('about');
    expect(squeezed(withoutPage(tree, '/services/apps/web'))).toContain(
      "apps: { kind: 'group', },",
    );
  });

  test.each([
    ['/about', '/contact/about', '"/contact" has no children'],
    ['/about', '/services/it-cloud/about', '"/services/it-cloud" has no children'],
    ['/nowhere', '/there', '"/nowhere" is not written there by itself'],
  ])('%s can not go to %s: %s', (from, to, words) => {
    expect(() => withPageMoved(tree, from, to)).toThrow(words);
  });

  test('is not looked for in a file that is broken', () => {
    expect(() => withoutPage('export const tree = {', '/about')).toThrow('Mend the file first');
    expect(() => withoutPage('', '/about')).toThrow('is missing');
  });
});

describe('an address that moved', () => {
  const moves = new Map([
    ['/old', '/new'],
    ['/old/child', '/new/child'],
  ]);

  test.each([
    ["related: ['/old', '/older'],", "related: ['/new', '/older'],"],
    ['See [it](/old#part) and [it](/old/child).', 'See [it](/new#part) and [it](/new/child).'],
    ['[a](/old/stranger) [b](/very/old) /old', '[a](/old/stranger) [b](/very/old) /old'],
    ['<SiteLink href="/old?x=1">', '<SiteLink href="/new?x=1">'],
  ])('%s is written %s', (source, put) => {
    const found = readdressed('content/x.ts', source, moves);
    expect(found.source).toBe(put);
    expect(found.references).toEqual(
      source === put ? [] : [{ file: 'content/x.ts', line: 1, text: source }],
    );
  });

  test('stays where it is the key of an alias', () => {
    const { source } = readdressed('a', `  '/old': '/x',\n  '/y': '/old',`, moves, true);
    expect(source).toBe(`  '/old': '/x',\n  '/y': '/new',`);
  });

  test('becomes an alias, and an alias that is a page again is dropped', () => {
    const source = `export const explicitAliases = {\n  '/home': '/',\n  '/new': '/',\n} as const satisfies X;\n`;
    expect(aliasesAdded(source, new Map([['/old', '/new']]))).toBe(
      `export const explicitAliases = {\n  '/home': '/',\n  '/old': '/new',\n} as const satisfies X;\n`,
    );
  });

  test('takes its copy along, whose imports find what they found before', () => {
    expect(importsFromRoot(`import type { Copy } from '../../schema';`)).toBe(
      `import type { Copy } from '@/content/schema';`,
    );
  });
});

describe('the list of copy', () => {
  const list = copyList([
    'content/pages/old/a-2nd-page.ts',
    'content/pages/home.ts',
    'content/pages/old',
    'content/pages/old/picture.png',
  ]);

  test('has each file under the path of its page', () => {
    expect(list).toContain("import home from './pages/home';\n");
    expect(list).toContain("import oldA2ndPage from './pages/old/a-2nd-page';\n");
    expect(list).toContain("  '/': home,\n  '/old/a-2nd-page': oldA2ndPage,\n};");
  });

  test('has nothing but copy', () => {
    expect(list.match(/from '\.\/pages/g)).toHaveLength(2);
  });
});

describe('the queries of a search without a page', () => {
  const source = `export const searchQueries = {
  // Slips.
  'cyber securty': ['/services/security'],
  carers: ['/careers', '/services/security#jobs'],
  firewall: [
    '/services/security/web',
    '/services/security',
  ],
  paryoll: ['payroll', '/services/security'],
};
`;

  test('lose it as an answer, and go where nothing else answered', () => {
    expect(squeezed(queriesWithout(source, '/services/security'))).toBe(
      squeezed(`export const searchQueries = {
  // Slips.
  carers: ['/careers'],
  firewall: ['/services/security/web'],
};
`),
    );
  });

  test('stay as they are where it answered none', () => {
    expect(queriesWithout(source, '/services/sec')).toBe(source);
    expect(queriesWithout(source, '/services')).toBe(source);
  });
});

describe('an address that has landed', () => {
  const pages = new Set(['/', '/services', '/services/cloud', '/blog/post']);
  const lost = (address: string, leads = false) =>
    lostAddresses([address], pages, () => leads).map(({ message }) => message);

  test('may stay a page or lead to one', () => {
    expect(lost('/services')).toEqual([]);
    expect(lost('/services/it-cloud', true)).toEqual([]);
  });

  test.each([
    ['/services/it-cloud', "'/services/it-cloud': '/services',"],
    ['/old/cloud', "'/old/cloud': '/services/cloud',"],
    ['/gone', "'/gone': '/',"],
    ['/services/a/b', "'/services/a/b': '/services',"],
  ])('%s may not vanish: the line %s is offered', (address, line) => {
    expect(lost(address)).toEqual([expect.stringContaining(line)]);
  });

  test('is kept in a file that only grows', () => {
    const text = landedText(['/b', '/a'], ['/c', '/b']);
    expect(landedAddresses(text)).toEqual(['/a', '/b', '/c']);
    expect(landedAddresses('# A note\r\n /a \r\n\r\n')).toEqual(['/a']);
  });
});
