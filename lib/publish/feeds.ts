import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { site } from '@/content/site';
import type { PagePath, PagePathOf } from '@/content/tree';
import { filePaths } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { blogIndex, publishedPosts } from '@/lib/pages/posts';
import { lastChangeOf } from './changes';
import { htmlOf, lineHtml } from './markdown';
import { absoluteUrl, socialCardPath } from './metadata';

/**
 * The path of the page that lists the posts. If a site has no such page, the build removes the
 * feeds.
 */
const blog = blogIndex ?? '/';

/**
 * The posts in a feed. A feed contains their full text, so with thousands of posts its file would
 * be too large for hosts.
 */
const newestPosts = publishedPosts.slice(0, 50);

const description = `Articles by ${site.name}.`;

/** The full text of a post as HTML. Its lead is a plain line, its body is Markdown. */
export const postHtml = ({ lead, body }: { lead: string; body: string }, path: PagePath) =>
  `${lineHtml(lead)}\n${htmlOf(body, path)}`;

const fullText = (path: PagePathOf<'post'>) => postHtml(copyOf(path), path);

/**
 * The newest posts with their full text as RSS 2.0 (https://www.rssboard.org/rss-specification).
 */
export function rssFeed(): string {
  return generateRssFeed(
    {
      title: `${site.name} Blog`,
      link: absoluteUrl(blog),
      description,
      language: site.language.toLowerCase(),
      lastBuildDate: new Date(lastChangeOf(blog)),
      image: {
        url: absoluteUrl('/icon-192.png'),
        title: `${site.name} Blog`,
        link: absoluteUrl(blog),
      },
      atom: {
        links: [{ href: absoluteUrl(filePaths.rss), rel: 'self', type: 'application/rss+xml' }],
      },
      items: newestPosts.map((path) => {
        const copy = copyOf(path);
        return {
          title: copy.heading,
          link: absoluteUrl(path),
          guid: { value: absoluteUrl(path), isPermaLink: true },
          pubDate: new Date(copy.published),
          description: copy.description,
          categories: copy.tags.map((name) => ({ name })),
          dc: { creators: [site.name] },
          content: { encoded: fullText(path) },
        };
      }),
    },
    { strict: true },
  );
}

/**
 * The newest posts with their full text as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 */
export function jsonFeed(): string {
  const feed = generateJsonFeed(
    {
      title: `${site.name} Blog`,
      home_page_url: absoluteUrl(blog),
      feed_url: absoluteUrl(filePaths.jsonFeed),
      description,
      language: site.language,
      icon: absoluteUrl('/icon-512.png'),
      favicon: absoluteUrl('/icon-192.png'),
      authors: [{ name: site.name, url: absoluteUrl('/') }],
      items: newestPosts.map((path) => {
        const copy = copyOf(path);
        return {
          id: absoluteUrl(path),
          url: absoluteUrl(path),
          title: copy.heading,
          summary: copy.summary,
          content_html: fullText(path),
          image: absoluteUrl(socialCardPath(path)),
          date_published: new Date(copy.published),
          date_modified: new Date(copy.updated),
          tags: [...copy.tags],
        };
      }),
    },
    { strict: true },
  );
  return JSON.stringify(feed);
}
