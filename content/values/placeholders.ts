import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import { site } from '@/content/site';

/**
 * Whether a fact or a price of the company is a placeholder, or a commitment is not signed. Then
 * each page has a line that says so.
 */
export const hasPlaceholders =
  JSON.stringify({ site, prices }).includes('"standIn":true') ||
  Object.values<{ readonly signed: string }>(commitments).some(
    ({ signed }) => signed === 'not yet',
  );
