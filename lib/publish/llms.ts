import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { filePaths, markdownPath } from '@/lib/file-paths';
import { isWithin } from '@/lib/menus/menus';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { blogIndex } from '@/lib/pages/posts';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl } from './metadata';

const blocks = (...parts: readonly string[]) => parts.join('\n\n');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const under = (heading: string, text: string) => blocks(`## ${heading}`, text);

const entry = (path: PagePath) =>
  `[${titleOf(path)}](${absoluteUrl(markdownPath(path))}): ${copyOf(path).summary}`;

const feeds = blogIndex
  ? ` The articles are also available as [JSON Feed](${absoluteUrl(filePaths.jsonFeed)}) and [RSS](${absoluteUrl(filePaths.rss)}).`
  : '';

/**
 * The site map for language models (https://llmstxt.org): links to the Markdown version of every listed page, by section.
 * Legal texts come last, under `Optional`.
 */
export function llmsText(): string {
  const top = listedPages.filter(({ parent }) => parent === '/');
  const withPagesBelow = top.filter(({ children }) => children.length > 0);
  const alone = top.filter(({ children }) => children.length === 0);
  const isLegal = (kind: string) => kind === 'legal' || kind === 'sitemap';
  return `${blocks(
    `# ${site.name}`,
    `> ${site.description}`,
    `Every page of this website has a Markdown version at its address with \`.md\` added.${feeds}`,
    ...withPagesBelow.map(({ path }) =>
      under(
        titleOf(path),
        list(
          listedPages.filter((page) => isWithin(page.path, path)).map((page) => entry(page.path)),
        ),
      ),
    ),
    under(
      'The company and how to reach it',
      list(
        ['/' as const, ...alone.filter(({ kind }) => !isLegal(kind)).map(({ path }) => path)].map(
          entry,
        ),
      ),
    ),
    under(
      'Optional',
      list(alone.filter(({ kind }) => isLegal(kind)).map(({ path }) => entry(path))),
    ),
  )}\n`;
}
