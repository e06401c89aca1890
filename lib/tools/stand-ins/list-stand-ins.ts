import { screenshots } from '@/content/brand/screenshots';
import { copy } from '@/content/copy';
import { sharedContent } from '@/lib/checks/shared-content';
import { markForeign } from './foreign-screenshots';
import { isRequired, launchList, pendingItems } from './pending-items';

/**
 * `npm run stand-ins`: lists what must be replaced or confirmed. Exits with 1 if something required
 * for launch is left.
 */
const pending = pendingItems(
  { ...sharedContent, 'content/brand/screenshots.ts': await markForeign(screenshots) },
  copy,
);
console.log(launchList(pending));
if (pending.some(isRequired)) process.exitCode = 1;
