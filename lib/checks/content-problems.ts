import { readFile } from 'node:fs/promises';
import { screenshots } from '@/content/brand/screenshots';
import { themes } from '@/content/brand/themes';
import { commitments } from '@/content/company/commitments';
import { furtherFacts } from '@/content/company/further-facts';
import { copy } from '@/content/copy';
import * as navigation from '@/content/navigation';
import { companySchemas } from '@/content/schema/company';
import { day } from '@/content/schema/fields';
import { navigationSchema } from '@/content/schema/navigation';
import { copySchemas } from '@/content/schema/pages';
import { textRules } from '@/content/schema/text-rules';
import { site } from '@/content/site';
import { houseStyle, wornWords } from '@/content/words/house-style';
import { copyFileOf, filePaths } from '@/lib/file-paths';
import { filesIn } from '@/lib/files-in';
import { resolveAlias } from '@/lib/pages/aliases';
import { isBuilt } from '@/lib/pages/guards';
import { wordLimitOf } from '@/lib/pages/kinds';
import { linkNameOf, nameOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { pictureNames } from '@/lib/pictures/pictures';
import {
  type CopyContext,
  copyProblems,
  fragmentsOf,
  linkMistakes,
  textMistakes,
} from './copy/copy-problems';
import { longPages } from './copy/length';
import type { Targets } from './copy/links';
import { sourceProblems } from './copy/source-text';
import { downloadProblems } from './downloads';
import { plainFacts, stringsIn, valueAt } from './fields';
import { pictureProblems } from './pictures';
import type { Problem } from './problem';
import { lostAddresses, publishedAddresses, publishedFile } from './published-addresses';
import { schemaProblems } from './schema';
import { sharedTexts } from './shared-content';
import { tokenProblems, tokensFile } from './tokens';

/** The copy of each page. Its type is unknown, because it has not been checked yet. */
const copies: Readonly<Record<string, unknown>> = copy;

/** Every page, as the menus see it. */
const menuPages = new Map(
  pages.map(({ path, unlisted }) => [path, { title: nameOf(path), isUnlisted: unlisted }]),
);

/** The copy of downloads pages; undefined if it has mistakes, which its schema reports. */
const downloads = pages
  .filter(({ kind }) => kind === 'downloads')
  .map(({ path }) => copySchemas.downloads.safeParse(copies[path]).data);

/**
 * The paths of the pages and files of the site, each with the fragments that a link to it may have.
 */
async function linkTargets(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const saved = await filesIn('public');
  const files = [...Object.values(filePaths), ...saved.map((file) => `/${file}`)];
  return new Map<string, ReadonlySet<string>>([
    ...pages.map(({ path, kind }) => [path, fragmentsOf(kind, copies[path])] as const),
    ...files.map((path) => [path, new Set<string>()] as const),
  ]);
}

/** Reports mistakes in the facts that several pages share. */
function companyProblems(): readonly Problem[] {
  return [
    ...Object.entries(companySchemas).flatMap(([file, schema]) => {
      const facts = sharedTexts[file] ?? {};
      return schemaProblems(file, schema, file === 'content/site.ts' ? plainFacts(facts) : facts);
    }),
    ...Object.entries(furtherFacts).flatMap(([file, { facts, schema }]) =>
      schemaProblems(file, schema, facts),
    ),
  ];
}

/** Reports mistakes in the texts that several pages show, and in their addresses. */
const sharedTextProblems = (context: CopyContext): readonly Problem[] =>
  Object.entries(sharedTexts).flatMap(([file, value]) =>
    [
      ...textMistakes(plainFacts(value), context),
      ...linkMistakes(plainFacts(value), context.targets),
    ].map((message) => ({ file, message })),
  );

/** Reports names of links that lead to two pages. */
function sharedNames(): readonly Problem[] {
  const firsts = new Map(pages.toReversed().map(({ path }) => [linkNameOf(path), path]));
  return pages.flatMap(({ path }) => {
    const name = linkNameOf(path);
    const first = firsts.get(name);
    const message = `"${name}" is the name of "${first}" and of "${path}". Give one of them another name here, or another "title".`;
    return first === path ? [] : { file: 'content/words/titles.ts', message };
  });
}

/** Reports facts that copy repeats instead of importing them. */
async function handTypedFacts(): Promise<readonly Problem[]> {
  const shared = { companyName: site.name, commitments };
  const found = await Promise.all(
    pages.map(async ({ path }) => {
      const file = copyFileOf(path);
      return sourceProblems(file, await readFile(file, 'utf8'), shared);
    }),
  );
  return found.flat();
}

/** The mistakes in the content of this project, read from the working directory. */
export async function contentProblems(): Promise<readonly Problem[]> {
  const pictures = pictureNames();
  const shots = new Set<string>(screenshots.map(({ src }) => src));
  const built = new Set<string>(
    pages
      // A post with an invalid day counts as built. Otherwise every link to it would be reported
      // too.
      .filter(
        (page) =>
          isBuilt(page) || !day.safeParse(valueAt(copies[page.path], ['published'])).success,
      )
      .map(({ path }) => path),
  );
  const paths: readonly string[] = pages.map(({ path }) => path);
  const published = publishedAddresses(await readFile(publishedFile, 'utf8'));
  const targets: Targets = {
    origin: site.url.value,
    phone: site.contact.phone.value,
    email: site.contact.email.value,
    aliasTarget: resolveAlias,
    paths: await linkTargets(),
    unpublished: new Set(paths.filter((path) => !built.has(path))),
    pictures: new Set(pictures),
  };
  return [
    ...companyProblems(),
    ...schemaProblems('content/navigation.ts', navigationSchema(menuPages), navigation),
    ...tokenProblems(
      await readFile(tokensFile, 'utf8'),
      themes.map(({ name }) => name),
    ),
    ...lostAddresses(published, built, (address) => resolveAlias(address) !== undefined),
    ...sharedTextProblems({ targets, rules: [...textRules, ...houseStyle] }),
    ...copyProblems(pages, copy, { targets, rules: [...textRules, ...houseStyle, ...wornWords] }),
    ...sharedNames(),
    ...(await handTypedFacts()),
    ...longPages(pages, copy, (page) => wordLimitOf(page)?.copy),
    ...(downloads.includes(undefined)
      ? []
      : await downloadProblems(downloads.flatMap((page) => page?.files ?? []))),
    ...(await filesIn('public'))
      .filter((file) => /^screenshots\//.test(file) && !shots.has(`/${file}`))
      .map((file) => ({
        file: `public/${file}`,
        message: 'is not in content/brand/screenshots.ts. Add it there, or delete the file.',
      })),
    ...(await pictureProblems(
      pictures,
      stringsIn(copy).map(({ value }) => value),
    )),
  ];
}
