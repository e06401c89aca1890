import type { EmblemName } from '@/content/schema/drawings';
import { emblems } from '@/lib/figures/emblems';

/** An object as a decoration that is hidden from assistive technology: the words next to it name it. */
export function Emblem({ name }: { name: EmblemName }) {
  return (
    <svg className="emblem" viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
      {emblems[name].map(([look, outline]) => (
        <path key={outline} className={look === 'body' ? undefined : look} d={outline} />
      ))}
    </svg>
  );
}
