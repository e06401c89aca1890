import { readFileSync } from 'node:fs';
import { publishedAddresses, publishedFile } from '@/lib/checks/published-addresses';

const addresses: ReadonlySet<string> = new Set(
  publishedAddresses(readFileSync(publishedFile, 'utf8')),
);

/**
 * Whether a page has been published. What the company decided about its own pages does not hold for
 * a page that an editor is adding.
 */
export const isPublished = (path: string): boolean => addresses.has(path);
