import { TextLink } from '@/components/ui/text-link';
import { filePaths } from '@/lib/file-paths';

const look = 'underline underline-offset-4';

/** Links to the feeds, for readers who want to follow new articles. */
export function FeedLinks() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 sm:gap-x-6 text-sm text-ink-muted">
      Follow the articles by feed:{' '}
      <TextLink href={filePaths.rss} type="application/rss+xml" className={look}>
        RSS
      </TextLink>
      <TextLink href={filePaths.jsonFeed} type="application/feed+json" className={look}>
        JSON Feed
      </TextLink>
    </p>
  );
}
