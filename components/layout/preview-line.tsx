import { hasStandIns } from '@/lib/stand-ins';

/** A notice that the site is a preview, on every page while the content has placeholders. */
export function PreviewLine() {
  if (!hasStandIns) return null;
  return (
    <aside
      aria-label="Preview"
      className="px-2 py-1 text-center text-sm leading-tight text-ink-muted print:hidden"
    >
      Preview: contact details and commitments are placeholders
    </aside>
  );
}
