import { filePaths } from '@/lib/file-paths';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent';

/** Links to the feeds, for readers who want to follow new articles. */
export function FeedLinks() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 sm:gap-x-6 text-sm text-ink-muted">
      Follow the articles by feed:{' '}
      <a href={filePaths.rss} type="application/rss+xml" className={link}>
        RSS
      </a>
      <a href={filePaths.jsonFeed} type="application/feed+json" className={link}>
        JSON Feed
      </a>
    </p>
  );
}
