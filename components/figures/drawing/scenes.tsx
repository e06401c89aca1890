import { Sign } from '@/components/figures/screen';
import type { DrawingPartOf } from '@/content/schema/drawings';
import { Emblem } from './emblem';

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

/** An object, with names below it. */
export function NamedObject({ emblem, title, places }: DrawingPartOf<'emblem'>) {
  return (
    <div className="drawn-scene">
      <p>{title}</p>
      <Emblem name={emblem} />
      <Names items={places} />
    </div>
  );
}

/** A ship at the quay, the yard with its crane, and a truck at the gate. */
export function Quay({ title, places }: DrawingPartOf<'quay'>) {
  return (
    <div className="drawn-scene drawn-quay">
      <p>{title}</p>
      <svg viewBox="0 0 440 250" width="440" height="250" role="img">
        <title>{title}</title>
        <path d="M0 224q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
        <path d="M4 168h140l-16 50H20zM16 168v-58h26v58M152 248v-36h288" />
        <path
          className="box"
          d="M48 146h26v22H48zM76 146h26v22H76zM104 146h26v22h-26zM48 122h26v22H48zM76 122h26v22H76zM48 98h26v22H48z"
        />
        <path d="M170 212V44H92M170 44h62M232 212V44M170 120h62M170 44l31-38 31 38M201 6L92 44M119 44v32" />
        <path className="hot" d="M102 76h34v20h-34z" />
        <path
          className="box"
          d="M250 186h34v26h-34zM288 186h34v26h-34zM250 158h34v26h-34zM288 158h34v26h-34zM250 130h34v26h-34z"
        />
        <path d="M336 212V92h10v120M346 100h76" />
        <path className="box" d="M354 152h54v38h-54z" />
        <path d="M348 194h86v-22l-12-20h-10v42" />
        <circle cx="370" cy="202" r="8" />
        <circle cx="418" cy="202" r="8" />
      </svg>
      <Names items={places} />
    </div>
  );
}
