import { expect, test } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { ProjectCopy } from '../../support/project-copy';

/** A group right below the services, without `/services/`. */
const [group = ''] = pathsOfKind('group').flatMap(
  (path) => /^\/services\/([^/]+)$/.exec(path)?.slice(1) ?? [],
);

/*
 * One run of the type checker, which is what takes time: over pages that `npm run new` has written, in which it must find nothing, and
 * over mistakes elsewhere, each of which it must find.
 */

test('the type checker accepts new pages, and stops at what can be seen without running anything', async () => {
  await using copy = await ProjectCopy.make([
    'content',
    'lib',
    'components',
    'tsconfig.json',
    'package.json',
    'biome.json',
  ]);
  for (const [kind, name] of [
    ['project', 'a-project-of-this-test'],
    ['service', `${group}/a-page-of-this-test`],
    ['industry', 'an-industry-of-this-test'],
  ] as const) {
    expect(await copy.run('lib/tools/pages/new-page.ts', kind, name)).toMatchObject({ code: 0 });
  }
  // A page without copy.
  await copy.edit({
    file: 'content/tree.ts',
    find: "about: { kind: 'company' },",
    put: "about: { kind: 'company' },\n    press: { kind: 'company' },",
  });
  // A kind without a template or a copy schema.
  await copy.edit({
    file: 'content/page-paths.ts',
    find: "  | 'qa-sheet';",
    put: "  | 'qa-sheet'\n  | 'event';",
  });
  // A menu entry, an alias, a link and a related page that lead nowhere.
  await copy.edit({
    file: 'content/navigation.ts',
    find: "{ href: '/careers', icon: 'briefcase' }",
    put: "{ href: '/vacancies', icon: 'briefcase' }",
  });
  await copy.edit({
    file: 'content/aliases.ts',
    find: "'/home': '/',",
    put: "'/home': '/start',",
  });
  await copy.edit({
    file: 'components/templates/careers.tsx',
    find: 'href="/contact"',
    put: 'href="/contact-us"',
  });
  await copy.edit({
    file: 'content/themes.ts',
    find: "defaultTheme: ThemeName = 'light'",
    put: "defaultTheme: ThemeName = 'sepia'",
  });
  const { code, output } = await copy.node(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    'false',
    '--pretty',
    'false',
  );
  expect(code).not.toBe(0);
  const errors = output.split(/\n(?=\S)/).filter((line) => line !== '');
  const errorIn = (file: string, value: string) =>
    errors.some((error) => error.startsWith(`${file}(`) && error.includes(value));
  expect(errorIn('content/copy.ts', `Property '"/press"' is missing`), output).toBe(true);
  expect(errorIn('content/schema.ts', 'event'), output).toBe(true);
  expect(errorIn('components/templates/page-view.tsx', 'event'), output).toBe(true);
  expect(errorIn('content/navigation.ts', '"/vacancies"'), output).toBe(true);
  expect(errorIn('content/aliases.ts', '"/start"'), output).toBe(true);
  expect(errorIn('components/templates/careers.tsx', '"/contact-us"'), output).toBe(true);
  expect(errorIn('content/themes.ts', '"sepia"'), output).toBe(true);
  expect(
    errors.filter((error) =>
      /^content\/pages\/|a-project-of|a-page-of-this-test|an-industry-of/.test(error),
    ),
  ).toEqual([]);
  expect(errors.filter((error) => error.startsWith('content/copy.ts('))).toHaveLength(1);
});
