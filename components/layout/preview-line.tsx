import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import { site } from '@/content/site';

const hasPlaceholders =
  JSON.stringify({ site, prices }).includes('"standIn":true') ||
  Object.values<{ readonly signed: string }>(commitments).some(
    ({ signed }) => signed === 'not yet',
  );

/** A notice on every page while a fact or a price of the company is a placeholder, or a commitment is not signed. */
export function PreviewLine() {
  if (!hasPlaceholders) return null;
  return (
    <aside
      aria-label="Preview"
      className="px-2 py-1 text-center text-sm leading-tight text-ink-muted print:hidden"
    >
      Preview: contact details, prices and commitments are placeholders
    </aside>
  );
}
