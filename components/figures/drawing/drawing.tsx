import { Screen } from '@/components/figures/screen';
import type { Drawing as DrawingData, DrawingPart, DrawingPartOf } from '@/content/drawings';
import type { PagePath } from '@/content/tree';
import { motifOf } from '@/lib/figures/page-motif';
import { Boxes, Columns, Rack, Result, Route, Timeline } from './diagrams';
import { HexMap, Plan } from './plans';

/** A window, a phone or a paper. All three are screens with another outline. */
export function Surface({
  type,
  ...screen
}: DrawingPartOf<'window' | 'phone' | 'paper' | 'receipt'>) {
  return (
    <div className={`drawn-${type}`}>
      <Screen screen={screen} />
    </div>
  );
}

function Part(part: DrawingPart) {
  switch (part.type) {
    case 'window':
    case 'phone':
    case 'paper':
    case 'receipt':
      return <Surface {...part} />;
    case 'plan':
      return <Plan {...part} />;
    case 'map':
      return <HexMap {...part} />;
    case 'result':
      return <Result {...part} />;
    case 'boxes':
      return <Boxes {...part} />;
    case 'rack':
      return <Rack {...part} />;
    case 'columns':
      return <Columns {...part} />;
    case 'timeline':
      return <Timeline {...part} />;
    case 'route':
      return <Route {...part} />;
  }
}

const narrowTypes: readonly DrawingPart['type'][] = ['phone', 'receipt'];

const isNarrow = ({ type }: DrawingPart) => narrowTypes.includes(type);

/** How the parts stand: all narrow parts in a row, otherwise the narrow ones over the lower right corner of the wide ones. */
function arrangementOf(parts: readonly DrawingPart[]): 'row' | 'corner' | 'stack' {
  if (parts.every(isNarrow)) return 'row';
  return parts.some(isNarrow) ? 'corner' : 'stack';
}

/**
 * The drawing of a page's subject on the colour of its section, with a caption that says that it is a sample. The Markdown version
 * of the page omits it.
 */
export function Drawing({
  path,
  drawing: { caption, parts },
}: {
  path: PagePath;
  drawing: DrawingData;
}) {
  const text = `Sample: ${caption}`;
  return (
    <figure aria-label={text} data-mdast="ignore" className="drawing">
      <div className={`drawing-ground ground-${motifOf(path).ground} ${arrangementOf(parts)}`}>
        {parts.map((part) => (
          <Part key={JSON.stringify(part)} {...part} />
        ))}
      </div>
      <figcaption className="mt-2 text-sm leading-tight text-ink-muted">{text}</figcaption>
    </figure>
  );
}
