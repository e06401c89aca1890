import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { lastChangeOf } from '@/lib/publish/changes';
import { jsonFeed, rssFeed } from '@/lib/publish/feeds';

const [newest] = publishedPosts;

describe('the RSS feed', () => {
  const feed = parseRssFeed(rssFeed());

  test('has what RSS 2.0 requires of a channel', () => {
    expect(feed.title).toContain(site.name);
    expect(feed.link).toBe(`${site.url.value}/blog`);
    expect(feed.description).toBeTruthy();
    expect(feed.atom?.links?.[0]).toMatchObject({
      rel: 'self',
      href: `${site.url.value}/feed.xml`,
    });
  });

  test('has each of the newest fifty posts once, newest first, with a permanent id and its full text', () => {
    expect(feed.items?.map((item) => item.guid?.value)).toEqual(
      publishedPosts.slice(0, 50).map((path) => `${site.url.value}${path}`),
    );
    for (const item of feed.items ?? []) {
      expect(item.content?.encoded?.length).toBeGreaterThan(1_500);
      expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    }
  });

  test('was last built when its content last changed', () => {
    expect(new Date(feed.lastBuildDate ?? '')).toEqual(new Date(lastChangeOf('/blog')));
  });

  test('works outside the site: its links and pictures are absolute, and it contains no markup of the source', () => {
    for (const { content } of feed.items ?? []) {
      expect(content?.encoded).not.toMatch(/<a href="\/|<script|<img (?!src="https:)/);
    }
  });
});

describe('the JSON feed', () => {
  const feed = parseJsonFeed(jsonFeed());

  test('has what JSON Feed 1.1 requires', () => {
    const raw: { version: string; title: string; items: { id: string; content_html: string }[] } =
      JSON.parse(jsonFeed());
    expect(raw.version).toBe('https://jsonfeed.org/version/1.1');
    expect(raw.title).toBeTruthy();
    for (const item of raw.items) {
      expect(item.id).toMatch(/^https:/);
      expect(item.content_html).toContain('<h2>');
    }
  });

  test('has the same posts as the RSS feed, with their dates', () => {
    expect(feed.items?.map((item) => item.id)).toEqual(
      parseRssFeed(rssFeed()).items?.map((item) => item.link),
    );
    if (!newest) throw new Error('content/pages/blog: there is no post to look at.');
    expect(new Date(feed.items?.[0]?.date_published ?? '')).toEqual(
      new Date(copyOf(newest).published),
    );
  });
});

test('a site with more than fifty posts feeds the newest fifty', async () => {
  const posts = await vi.importActual<typeof import('@/lib/pages/posts')>('@/lib/pages/posts');
  const many = Array.from({ length: 51 }, () => posts.publishedPosts).flat();
  vi.resetModules();
  vi.doMock('@/lib/pages/posts', () => ({ ...posts, publishedPosts: many }));
  const feeds = await import('@/lib/publish/feeds');
  vi.doUnmock('@/lib/pages/posts');
  const newest = many.slice(0, 50).map((path) => `${site.url.value}${path}`);
  expect(parseRssFeed(feeds.rssFeed()).items?.map(({ link }) => link)).toEqual(newest);
  const { items } = parseJsonFeed(feeds.jsonFeed());
  expect(items?.map(({ url }) => url)).toEqual(newest);
});
