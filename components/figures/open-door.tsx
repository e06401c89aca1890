import { useId } from 'react';
import { CoverArt, CoverCopy } from '@/components/art/cover-art';
import { kangaFill } from '@/components/art/kanga';
import type { Copy } from '@/content/schema/pages';
import { classNames } from '@/lib/class-names';
import { Surface } from './drawing/drawing';

/**
 * The number of flowers of the lintel. The door is at most as wide as these, and a narrower one
 * squeezes them a little.
 */
const flowers = 15;

/** A row of whole flowers above or below the door. */
function Lintel({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('open-door-lintel', className)}
      viewBox={`0 0 ${flowers * 16} 16`}
      width="320"
      height="21"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${flowers * 16}v16H0`} fill={kangaFill} />
    </svg>
  );
}

/**
 * The carved door of the home page. It is closed when the page loads and opens at once, onto one
 * event on a screen, on the client's phone and on paper. It is decorative, because the text of the
 * page has the same information.
 */
export function OpenDoor({
  scene: { window, phone, paper },
}: {
  scene: NonNullable<Copy<'home'>['door']>;
}) {
  const leaf = useId();
  return (
    <div aria-hidden="true" data-mdast="ignore" className="open-door">
      <div className="open-door-scene">
        <Surface type="window" {...window} />
        <Surface type="phone" {...phone} />
        <Surface type="paper" {...paper} />
      </div>
      <div className="open-door-leaf left">
        <CoverArt path="/" size="panel" id={leaf} className="h-full" />
      </div>
      <div className="open-door-leaf right">
        <CoverCopy of={leaf} size="panel" className="h-full" />
      </div>
      <Lintel />
      <Lintel className="sill" />
    </div>
  );
}
