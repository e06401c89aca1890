import { describe, expect, test } from 'vitest';
import { copyFile, nodeSource, scaffoldKinds, scaffoldPath } from '@/lib/tools/scaffold';

describe('a new page', () => {
  test.each([
    ['post', '/blog/my-post', '/blog/my-post'],
    ['service', 'web-development/x', '/services/web-development/x'],
  ] as const)('of kind %s called %s is at %s', (kind, name, path) => {
    expect(scaffoldPath(kind, name)).toBe(path);
  });

  test.each([
    ['post', "{ kind: 'post', guards: ['published'] }"],
    ['service', "{ kind: 'service' }"],
  ] as const)('of kind %s is in the tree as %s', (kind, source) => {
    expect(nodeSource(kind)).toBe(source);
  });

  test.each(['', 'a b', 'é'])('cannot be called "%s"', (name) => {
    expect(() => scaffoldPath('post', name)).toThrow(`can't be part of an address`);
  });

  test.each(scaffoldKinds)('of kind %s has the fields of its schema', (kind) => {
    const source = copyFile(kind);
    expect(source).toContain("// 3 to 80 characters.\nheading: '',");
    // Nothing but its kind, its days and the marks of its sections is filled in.
    const filled = source.match(/(?<!type|shape|updated|published): (?:'[^']+'|[1-9]\d*)/g) ?? [];
    expect(filled).toEqual([]);
    expect(source).toContain(`satisfies Copy<'${kind}'>`);
  });
});
