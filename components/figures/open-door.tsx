import { useId } from 'react';
import { CoverArt, CoverCopy } from '@/components/art/cover-art';
import type { Copy } from '@/content/schema';
import { Surface } from './drawing/drawing';

/**
 * The carved door of the home page. It is closed when the page loads and opens at once, onto one sale on a till, on the
 * customer's phone and in the ledger. It is decorative, because the text of the page has the same information.
 */
export function OpenDoor({
  scene: { till, phone, ledger },
}: {
  scene: NonNullable<Copy<'home'>['door']>;
}) {
  const leaf = useId();
  return (
    <div aria-hidden="true" data-mdast="ignore" className="open-door">
      <div className="open-door-scene">
        <Surface type="window" {...till} />
        <Surface type="phone" {...phone} />
        <Surface type="paper" {...ledger} />
      </div>
      <div className="open-door-leaf left">
        <CoverArt path="/" size="panel" id={leaf} className="h-full w-full" />
      </div>
      <div className="open-door-leaf right">
        <CoverCopy of={leaf} size="panel" className="h-full w-full" />
      </div>
      <CoverArt path="/" size="frieze" className="open-door-lintel" />
    </div>
  );
}
