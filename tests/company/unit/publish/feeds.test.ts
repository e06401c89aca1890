import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { jsonFeed, rssFeed } from '@/lib/publish/feeds';
import { htmlOf } from '@/lib/publish/markdown';

const rss = parseRssFeed(rssFeed());

test('the RSS feed has what RSS 2.0 requires of a channel, and the day of the latest change', () => {
  expect(rss).toMatchObject({
    title: expect.stringContaining(site.name),
    link: `${site.url.value}/blog`,
    description: expect.stringMatching(/./),
    atom: { links: [{ rel: 'self', href: `${site.url.value}/feed.xml` }] },
  });
  const days = [...publishedPosts, '/blog' as const].map((path) => copyOf(path).updated);
  expect(new Date(rss.lastBuildDate ?? '')).toEqual(new Date(days.toSorted().at(-1) ?? ''));
});

test('the RSS feed has the newest posts with a permanent id and the full text, without relative links or scripts', () => {
  expect(rss.items?.map((item) => item.guid?.value)).toEqual(
    publishedPosts.slice(0, 50).map((path) => `${site.url.value}${path}`),
  );
  for (const { content, pubDate } of rss.items ?? []) {
    expect(content?.encoded).toContain('<p>');
    expect(content?.encoded).not.toMatch(/<a href="\/|<script|<img (?!src="https:)/);
    expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  }
});

test('a link to a heading leads to it on the site, because headings in a feed have no ids', () => {
  expect(htmlOf('[Below](#costs) and [there](/contact#enquiry).', '/blog')).toBe(
    `<p><a href="${site.url.value}/blog#costs">Below</a> and <a href="${site.url.value}/contact#enquiry">there</a>.</p>`,
  );
});

test('the JSON feed has what JSON Feed 1.1 requires, and the posts of the RSS feed', () => {
  const feed: { version: string; title: string; items: Record<string, string>[] } = JSON.parse(
    jsonFeed(),
  );
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.title).toContain(site.name);
  expect(feed.items.map(({ id }) => id)).toEqual(rss.items?.map(({ link }) => link));
  for (const [index, { content_html: html, date_published: day = '' }] of feed.items.entries()) {
    expect(html).toContain('<p>');
    const post = publishedPosts[index];
    expect(new Date(day)).toEqual(new Date(post ? copyOf(post).published : ''));
  }
});

test('the feeds of a site with more than fifty posts have the newest fifty', async () => {
  const posts = await vi.importActual<typeof import('@/lib/pages/posts')>('@/lib/pages/posts');
  const many = Array.from({ length: 51 }, () => posts.publishedPosts).flat();
  vi.resetModules();
  vi.doMock('@/lib/pages/posts', () => ({ ...posts, publishedPosts: many }));
  // The other tests check the text. Writing it a hundred times takes a second.
  vi.doMock('@/lib/publish/markdown', () => ({
    htmlOf: () => '<p>Text</p>',
    lineHtml: () => '<p>Lead</p>',
  }));
  const feeds = await import('@/lib/publish/feeds');
  vi.doUnmock('@/lib/pages/posts');
  vi.doUnmock('@/lib/publish/markdown');
  // Other tests would get the feeds with these posts.
  vi.resetModules();
  const newest = many.slice(0, 50).map((path) => `${site.url.value}${path}`);
  expect(parseRssFeed(feeds.rssFeed()).items?.map(({ link }) => link)).toEqual(newest);
  const { items } = parseJsonFeed(feeds.jsonFeed());
  expect(items?.map(({ url }) => url)).toEqual(newest);
});
