import { commitments } from '@/content/commitments';
import { site } from '@/content/site';

/** Whether a company value is still a placeholder, or a commitment is not signed. If so, pages show a notice. */
export const hasStandIns =
  JSON.stringify(site).includes('"standIn":true') ||
  Object.values<{ readonly signed: string }>(commitments).some(
    ({ signed }) => signed === 'not yet',
  );
