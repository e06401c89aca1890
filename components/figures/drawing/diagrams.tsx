import { Sign } from '@/components/figures/screen';
import type { DrawingPartOf } from '@/content/schema/drawings';
import { inDigits } from '@/lib/figures/chart';

export function Result({ query, address, title, words }: DrawingPartOf<'result'>) {
  return (
    <div className="drawn-card drawn-result">
      <p>{query}</p>
      <p className="text-ink-muted">{address}</p>
      <p className="title">{title}</p>
      <p>{words}</p>
    </div>
  );
}

export function Boxes({ items: [outer, ...inner] }: Pick<DrawingPartOf<'boxes'>, 'items'>) {
  if (!outer) return null;
  return (
    <div className={`drawn-box ${outer.mark ?? ''}`}>
      <p>
        {outer.mark && <Sign mark={outer.mark} />} {outer.label}{' '}
        {outer.value && <b>{outer.value}</b>}
      </p>
      <Boxes items={inner} />
    </div>
  );
}

export function Rack({ title, units }: DrawingPartOf<'rack'>) {
  return (
    <div className="drawn-card drawn-rack">
      <p>{title}</p>
      <ol>
        {units.map(({ label, note, mark }) => (
          <li key={label} className={mark}>
            {mark && <Sign mark={mark} />} <span>{label}</span> {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The height of the largest column in pixels. */
const columnHeight = 110;

/**
 * Amounts as columns, with the largest as high as the figure. The level may be above all of them.
 */
export function Columns({ title, items, level = 0 }: DrawingPartOf<'columns'>) {
  const max = Math.max(level, ...items.map(({ value }) => value)) || 1;
  const heightOf = (value: number) => Math.max(2, Math.round((value / max) * columnHeight));
  return (
    <div className="drawn-card drawn-columns">
      <p>{title}</p>
      <ol>
        {items.map(({ label, value, text, mark }) => {
          const height = heightOf(value);
          const levelFromTop = height - heightOf(level);
          return (
            <li key={label} className={mark}>
              <b>{text ?? inDigits(value)}</b>
              <svg width="100%" height={height} aria-hidden="true">
                <rect width="100%" height={height} />
                {level > 0 && <line x1="-2%" x2="102%" y1={levelFromTop} y2={levelFromTop} />}
              </svg>
              <span>{label}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function Route({ title, stops }: DrawingPartOf<'route'>) {
  return (
    <div className="drawn-card drawn-route">
      <p>{title}</p>
      <ol>
        {stops.map(({ label, note, mark }) => (
          <li key={label} className={mark}>
            {mark && <Sign mark={mark} />} {label} {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
