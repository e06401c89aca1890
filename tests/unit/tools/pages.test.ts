// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test contain templates.
import { Project } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { addAliases } from '@/lib/tools/pages/aliases';
import {
  readdress,
  removeAnswers,
  removeEntries,
  removeLinksTo,
} from '@/lib/tools/pages/references';
import { copyFile, scaffoldKinds, scaffoldPath } from '@/lib/tools/pages/scaffold';
import { addPage, movePage, removePage } from '@/lib/tools/pages/tree';

const fileOf = (source: string) =>
  new Project({ useInMemoryFileSystem: true }).createSourceFile('a.ts', source);

const squeezed = (source: string) => source.replaceAll(/\s+/g, ' ');

describe('the tree', () => {
  const source = `export const tree = {
  kind: 'home',
  children: {
    services: {
      kind: 'hub',
      children: {
        'it-cloud': service,
        // About the group.
        apps: { kind: 'group', children: { web: service } },
      },
    },
    about: { kind: 'company' },
  },
} as const satisfies PageNode;
`;

  function after(edit: (file: ReturnType<typeof fileOf>) => void) {
    const file = fileOf(source);
    edit(file);
    return squeezed(file.getFullText());
  }

  test('adds a page after its siblings', () => {
    expect(after((file) => addPage(file, '/services/apps/mobile', 'service'))).toContain(
      "children: { web: service, 'mobile': service }",
    );
  });

  test('renames a page in place, and keeps comments', () => {
    const moved = after((file) => movePage(file, '/services/it-cloud', '/services/cloud'));
    expect(moved).toContain("children: { 'cloud': service, // About the group. apps:");
  });

  test('moves a page with the pages below it', () => {
    expect(after((file) => movePage(file, '/services/apps', '/apps'))).toContain(
      "about: { kind: 'company' }, 'apps': { kind: 'group', children: { web: service } }",
    );
  });

  test('removes a page, and removes a list of children when its last page is removed', () => {
    expect(after((file) => removePage(file, '/about'))).not.toContain('about');
    expect(after((file) => removePage(file, '/services/apps/web'))).toContain(
      "apps: { kind: 'group' }",
    );
  });

  test.each([
    ['/about/deeper', '"/about" has no children'],
    ['/services/it-cloud', '"/services/it-cloud" exists'],
  ])('refuses %s: %s', (path, words) => {
    expect(() => addPage(fileOf(source), path, 'service')).toThrow(words);
  });
});

describe('addresses of moved pages', () => {
  const moves = new Map([
    ['/old', '/new'],
    ['/old/child', '/new/child'],
  ]);

  test.each([
    ["const related = ['/old', '/older'];", "const related = ['/new', '/older'];"],
    ['`See [it](/old#part) or [b](/old).`;', '`See [it](/new#part) or [b](/new).`;'],
    ['`[a](/old/stranger) /old ${x}`;', '`[a](/old/stranger) /old ${x}`;'],
    ['// Such as `/old`.\nconst a = 1;', '// Such as `/old`.\nconst a = 1;'],
    ["const a = '/old';\n`${a}/child`;", "const a = '/new';\n`${a}/child`;"],
  ])('turn %s into %s', (source, put) => {
    const file = fileOf(source);
    const lines = readdress(file, moves, false);
    expect(file.getFullText()).toBe(put);
    expect(lines.length > 0).toBe(source !== put);
  });

  test('replace a whole template if the constant in it keeps its address', () => {
    const file = fileOf("const base = '/old';\nconst a = `${base}/child`;");
    readdress(file, new Map([['/old/child', '/else']]), false);
    expect(file.getFullText()).toBe("const base = '/old';\nconst a = '/else';");
  });

  test('are kept as keys of aliases', () => {
    const file = fileOf("export const explicitAliases = { '/old': '/x', '/y': '/old' };");
    readdress(file, moves, true);
    expect(file.getFullText()).toContain("{ '/old': '/x', '/y': '/new' }");
  });

  test('become aliases, and an alias whose address is now a page is removed', () => {
    const file = fileOf("export const explicitAliases = { '/home': '/', '/new': '/' } as const;");
    addAliases(file, new Map([['/old', '/new']]), ['/new']);
    expect(squeezed(file.getFullText())).toContain("{ '/home': '/', '/old': '/new' }");
  });
});

describe('a removed page', () => {
  const after = (source: string) => {
    const file = fileOf(source);
    removeEntries(file, '/gone', '/instead', '/own');
    return squeezed(file.getFullText());
  };

  test.each([
    ["const menu = [{ href: '/a' }, { href: '/gone' }];", "const menu = [{ href: '/a' }];"],
    ["const a = '/gone'; const menu = [{ href: a }];", "const a = '/gone'; const menu = [];"],
    ["const fits = [{ path: '/gone', why: 'x' }];", 'const fits = [];'],
    ["const related = ['/gone', '/instead'];", "const related = ['/instead'];"],
    ["const related = ['/gone', '/a'];", "const related = ['/gone', '/a'];"],
    ["const copy = { twin: { path: '/gone' }, a: 1 };", 'const copy = { a: 1 };'],
    ["const screen = { pages: ['/gone', '/a'] };", "const screen = { pages: ['/a'] };"],
    ["const words = { '/gone': 'lost', '/a': 'kept' };", "const words = { '/a': 'kept' };"],
  ])('changes %s to %s', (source, put) => {
    expect(after(source)).toBe(put);
  });

  test('turns each link to it on the page that replaces it into plain text', () => {
    const file = fileOf("\nconst lead = 'See [the cloud](/gone#prices) and [it](/gone/child).';");
    expect(removeLinksTo(file, '/gone')).toEqual([2]);
    expect(file.getFullText()).toBe("\nconst lead = 'See the cloud and [it](/gone/child).';");
  });

  test('is removed from the search queries', () => {
    const file = fileOf("const queries = { a: ['/gone'], b: ['/gone#x', '/kept'], c: ['word'] };");
    removeAnswers(file, '/gone');
    expect(squeezed(file.getFullText())).toBe("const queries = { b: ['/kept'], c: ['word'] };");
  });
});

describe('a new page', () => {
  test.each([
    ['post', '/blog/my-post', '/blog/my-post'],
    ['service', 'web-development/x', '/services/web-development/x'],
  ] as const)('of kind %s called %s is at %s', (kind, name, path) => {
    expect(scaffoldPath(kind, name)).toBe(path);
  });

  test.each(['', 'a b', 'é'])('cannot be called "%s"', (name) => {
    expect(() => scaffoldPath('post', name)).toThrow(`can't be part of an address`);
  });

  test.each(scaffoldKinds)('of kind %s has the fields of its schema', (kind) => {
    const source = copyFile(kind);
    expect(source).toContain("// 3 to 80 characters.\nheading: '',");
    expect(source).toContain(`satisfies Copy<'${kind}'>`);
  });
});
