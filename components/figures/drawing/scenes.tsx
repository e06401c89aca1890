import { Sign } from '@/components/figures/screen';
import type { DrawingPartOf } from '@/content/schema/drawings';
import { classNames } from '@/lib/class-names';
import { Shapes } from './emblem';

/** The names of arcs, each with its mark. */
function Names({ items }: { items: DrawingPartOf<'ring'>['arcs'] }) {
  return (
    <ul>
      {items.map(({ label, note, mark }) => (
        <li key={label}>
          <b>
            {mark && <Sign mark={mark} />} {label}
          </b>{' '}
          {note}
        </li>
      ))}
    </ul>
  );
}

/**
 * The face of a clock, or a disk with its arm, with arcs on it. The names of the arcs are beside
 * it.
 */
export function Ring({ look, whole, title, centre, arcs }: DrawingPartOf<'ring'>) {
  return (
    <div className="drawn-ring">
      <svg viewBox="0 0 200 200" width="200" height="200" role="img">
        <title>{title}</title>
        <circle cx="100" cy="100" r="94" />
        {look === 'disk' && <circle cx="100" cy="100" r="62" />}
        <g>
          {arcs.map(({ label, from, to, mark }) => (
            <path
              key={label}
              className={mark ?? 'plain'}
              d="M100 22a78 78 0 1 1 0 156a78 78 0 1 1 0-156"
              pathLength={whole}
              strokeDasharray={`${to - from} ${whole}`}
              strokeDashoffset={-from}
            />
          ))}
        </g>
        {look === 'clock' ? (
          <path d="M100 2v12M198 100h-12M100 198v-12M2 100h12" />
        ) : (
          <path className="arm" d="M192 192L150 128" />
        )}
        <text x="100" y="110">
          {centre}
        </text>
      </svg>
      <div>
        <p>{title}</p>
        <Names items={arcs} />
      </div>
    </div>
  );
}

/** A place or a thing with words on it. It fills the ground to its edges. */
export function Scene({ title, height, shapes, words }: DrawingPartOf<'scene'>) {
  return (
    <svg className="scene" viewBox={`0 0 320 ${height}`} width="320" height={height} role="img">
      <title>{title}</title>
      <Shapes shapes={shapes} />
      {words.map(({ text, at: [x, y], on, size }) => (
        <text
          key={text}
          className={
            classNames(on === 'ground' && 'line', size === 'large' && 'large') || undefined
          }
          x={x}
          y={y}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
