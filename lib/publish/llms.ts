import { site } from '@/content/site';
import type { Kind, PagePath } from '@/content/tree';
import { samplesNoticeMarkdown } from '@/content/values/placeholders';
import { filePaths, markdownPath } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import { blogIndex } from '@/lib/pages/posts';
import { nameOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';
import { absoluteUrl } from './metadata';

const blocks = (...parts: readonly string[]) => parts.join('\n\n');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const section = (heading: string, text: string) => blocks(`## ${heading}`, text);

const entry = (path: PagePath) =>
  `[${nameOf(path)}](${absoluteUrl(markdownPath(path))}): ${copyOf(path).summary}`;

const feeds = blogIndex
  ? ` The articles are also available as [JSON Feed](${absoluteUrl(filePaths.jsonFeed)}) and [RSS](${absoluteUrl(filePaths.rss)}).`
  : '';

const samples = samplesNoticeMarkdown(absoluteUrl);

/**
 * `llms.txt`, the list of pages for language models (https://llmstxt.org): links to the Markdown
 * version of every listed page, by section. Legal texts and the sitemap come last, under
 * `Optional`.
 */
export function llmsText(): string {
  const topPages = listedPages.filter(({ parent }) => parent === '/');
  const sections = topPages.filter(({ path }) => listedChildrenOf(path).length > 0);
  const singlePages = topPages.filter(({ path }) => listedChildrenOf(path).length === 0);
  const isOptional = (kind: Kind) => kinds[kind].llmsPart === 'optional';
  return `${blocks(
    `# ${site.name}`,
    `> ${site.description}`,
    `Every page of this website has a Markdown version at its address with \`.md\` added.${feeds}${samples && ` ${samples}.`}`,
    ...sections.map(({ path }) =>
      section(
        nameOf(path),
        list(
          listedPages
            .filter((page) => trailOf(page.path).includes(path))
            .map((page) => entry(page.path)),
        ),
      ),
    ),
    section(
      'The company and how to reach it',
      list(
        [
          '/' as const,
          ...singlePages.filter(({ kind }) => !isOptional(kind)).map(({ path }) => path),
        ].map(entry),
      ),
    ),
    section(
      'Optional',
      list(singlePages.filter(({ kind }) => isOptional(kind)).map(({ path }) => entry(path))),
    ),
  )}\n`;
}
