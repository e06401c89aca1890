import { Sign } from '@/components/figures/screen';
import type { DrawingPartOf } from '@/content/schema/drawings';

/** The names of arcs or places, each with its mark. */
function Names({ items }: { items: DrawingPartOf<'quay'>['places'] }) {
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
    <div className="drawn-scene drawn-ring">
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

/** A ship at the quay, the yard with its crane, and a truck at the gate. */
export function Quay({ title, places }: DrawingPartOf<'quay'>) {
  return (
    <div className="drawn-scene drawn-quay">
      <p>{title}</p>
      <svg viewBox="0 0 440 170" width="440" height="170" role="img">
        <title>{title}</title>
        <path className="sea" d="M0 146q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
        <path d="M4 108h128l-14 32H18zM18 108V74h22v34M144 170v-30h296" />
        <path
          className="box"
          d="M46 90h24v18H46zM72 90h24v18H72zM98 90h24v18H98zM46 70h24v18H46zM72 70h24v18H72z"
        />
        <path d="M158 140V34h-40M158 34l60 0M218 140V34M158 84h60M134 34v22" />
        <path className="hot" d="M122 56h24v14h-24z" />
        <path
          className="box"
          d="M240 122h30v18h-30zM274 122h30v18h-30zM240 102h30v18h-30zM274 102h30v18h-30zM240 82h30v18h-30z"
        />
        <path d="M330 140V60h8v80M338 66h64" strokeDasharray="none" />
        <path className="box" d="M352 106h44v22h-44z" />
        <path d="M346 130h84v-12l-10-14h-16v26" />
        <circle cx="364" cy="135" r="5" />
        <circle cx="416" cy="135" r="5" />
      </svg>
      <Names items={places} />
    </div>
  );
}
