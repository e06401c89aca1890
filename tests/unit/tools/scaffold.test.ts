import { describe, expect, test } from 'vitest';
import { withPageAdded } from '@/lib/tools/pages/edit-tree';
import { type ScaffoldKind, scaffoldPath } from '@/lib/tools/pages/scaffold';

const tree = `export const tree = {
  kind: 'home',
  children: {
    services: {
      kind: 'hub',
      children: {
        'it-cloud': service,
        'web-development': {
          kind: 'group',
          children: { wordpress: service, 'custom-design': service },
        },
      },
    },
    industries: { kind: 'hub', children: { telecom: industry } },
    about: { kind: 'company' },
    blog: { kind: 'blog-index', children: { 'etims-integration-checklist': post } },
  },
} as const satisfies PageNode;
`;

describe('a page in the tree', () => {
  const add = (path: string, kind: ScaffoldKind) => withPageAdded(tree, path, kind);

  test.each([
    ['/services/it-cloud/deeper', 'content/tree.ts: "/services/it-cloud" has no children'],
    ['/services/nowhere/deeper', 'content/tree.ts: "/services/nowhere" has no children'],
    ['/services/web-development', 'content/tree.ts: "/services/web-development" is there already'],
    [
      '/services/web-development/custom-design',
      'content/tree.ts: "/services/web-development/custom-design" is there already',
    ],
    ['/industries/telecom', 'content/tree.ts: "/industries/telecom" is there already'],
    ['/about/deeper', 'content/tree.ts: "/about" has no children'],
    [
      '/blog/etims-integration-checklist',
      'content/tree.ts: "/blog/etims-integration-checklist" is there already',
    ],
  ])('%s is refused: %s', (path, message) => {
    expect(() => add(path, 'service')).toThrow(message);
  });

  test.each([
    ['', 'content/tree.ts: "export const tree = {" is missing'],
    ["export const tree = { kind: 'home', children: { services: {", 'Mend the file first'],
  ])('is not put into a file that is broken: %s', (source, message) => {
    expect(() => withPageAdded(source, '/services/new', 'service')).toThrow(message);
  });

  test('may be called as one is elsewhere', () => {
    expect(add('/industries/wordpress', 'industry')).toContain('wordpress: industry,');
  });
});

describe('the address of a new page', () => {
  test.each([
    ['post', 'my-post', '/blog/my-post'],
    ['post', '/blog/my-post', '/blog/my-post'],
    ['service', 'web-development/x', '/services/web-development/x'],
    ['service', 'services/web-development/x', '/services/web-development/x'],
  ] as const)('a %s called %s is at %s', (kind, name, path) => {
    expect(scaffoldPath(kind, name)).toBe(path);
  });

  test.each(['', 'a/b', 'a b', 'é', '-a', 'a--b'])('a post can not be called "%s"', (name) => {
    expect(() => scaffoldPath('post', name)).toThrow();
  });
});
