import { Screen } from '@/components/figures/screen';
import type { Drawing as DrawingData, DrawingPart, DrawingPartOf } from '@/content/schema/drawings';
import type { PagePath } from '@/content/tree';
import { motifOf } from '@/lib/art/page-motif';
import { classNames } from '@/lib/class-names';
import { copyOf } from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { ancestorsOf, isOfKind, pageAt, pathsOfKind, trailOf } from '@/lib/pages/tree';
import { Boxes, Columns, Rack, Result, Route } from './diagrams';
import { Emblem } from './emblem';
import { Coast, HexMap, Plan } from './plans';
import { Ring, Scene } from './scenes';

/** A window, a device or a paper. All of them are screens with another outline. */
export function Surface({
  type,
  ...screen
}: DrawingPartOf<'window' | 'laptop' | 'phone' | 'paper' | 'receipt'>) {
  return (
    <div className={`drawn-${type}`}>
      <Screen screen={screen} />
    </div>
  );
}

function Part(part: DrawingPart) {
  switch (part.type) {
    case 'window':
    case 'laptop':
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
    case 'route':
      return <Route {...part} />;
    case 'ring':
      return <Ring {...part} />;
    case 'scene':
      return <Scene {...part} />;
    case 'coast':
      return <Coast {...part} />;
  }
}

const narrowTypes: readonly DrawingPart['type'][] = ['phone', 'receipt'];

const isNarrow = ({ type }: DrawingPart) => narrowTypes.includes(type);

/**
 * How the parts stand: all narrow parts in a row, otherwise the narrow ones over a lower corner of
 * the wide ones, or across the page beside each other.
 */
function arrangementOf({ place, parts }: DrawingData): 'row' | 'corner' | 'stack' | 'across' {
  if (parts.every(isNarrow)) return 'row';
  if (place === 'below') return 'across';
  return parts.some(isNarrow) ? 'corner' : 'stack';
}

/** The grounds of groups of services, products, projects and posts, in order. Neighbours differ. */
const groupGrounds = [1, 5, 2, 3] as const;

const turnOf = (index: number): number => groupGrounds[index % groupGrounds.length] ?? 1;

/** The index of the group in which the page above an offer lists it. -1 without groups. */
function listedGroupOf(path: PagePath): number {
  const parent = ancestorsOf(path).at(-1);
  const groups = parent && isOfKind(parent, 'hub') ? copyOf(parent).groups : undefined;
  return groups?.findIndex(({ offers }) => offers.some((offer) => offer.path === path)) ?? -1;
}

/**
 * The ground of a page's drawing: that of its group in a section of mostly groups or in the list of
 * its section, or of its place among the products, projects or posts, otherwise that of its section.
 */
export function groundOf(path: PagePath): number {
  if (isOfKind(path, 'industry')) return 5;
  if (isOfKind(path, 'product')) return turnOf(pathsOfKind('product').indexOf(path));
  if (isOfKind(path, 'project')) return turnOf(pathsOfKind('project').indexOf(path));
  if (isOfKind(path, 'post')) return turnOf(publishedPosts.indexOf(path));
  const group = trailOf(path).find((step) => isOfKind(step, 'group'));
  const listedGroup = listedGroupOf(group ?? path);
  if (listedGroup >= 0) return turnOf(listedGroup);
  const parent = group && ancestorsOf(group).at(-1);
  if (!parent) return motifOf(path).ground;
  const siblings = pageAt(parent).children;
  const isSectionOfGroups =
    siblings.filter((page) => isOfKind(page, 'group')).length * 2 > siblings.length;
  return isSectionOfGroups ? turnOf(siblings.indexOf(group)) : motifOf(path).ground;
}

interface DrawingOfPage {
  /** The page that the drawing stands for. A drawing within a page has none, and a quiet ground. */
  path?: PagePath;
  drawing: DrawingData;
}

/** The parts of a drawing on the colour of the page's group or section. */
function Ground({ path, drawing }: DrawingOfPage) {
  const { parts } = drawing;
  const isPair = path && isOfKind(path, 'project') && parts.length === 2;
  const arrangement = isPair ? 'pair' : arrangementOf(drawing);
  // `:only-child` matches no element before the parser has left its parent, which may be after the
  // first paint.
  const alone = parts.length === 1 && 'alone';
  return (
    <div
      className={classNames(
        'drawing-ground',
        path && `ground-${groundOf(path)}`,
        arrangement,
        alone,
      )}
    >
      {parts.map((part) => (
        <Part key={JSON.stringify(part)} {...part} />
      ))}
    </div>
  );
}

/** The object that stands for a page in a list, on the same ground as the drawing of the page. */
export function SmallPicture({ path, className }: { path: PagePath; className?: string }) {
  const { emblem } = copyOf(path);
  return (
    <div data-mdast="ignore" className={classNames('self-start print:hidden', className)}>
      {emblem && (
        <div className={`emblem-ground ground-${groundOf(path)}`}>
          <Emblem name={emblem} />
        </div>
      )}
    </div>
  );
}

/**
 * A drawing in a list, as a decoration that is hidden from assistive technology: the words next to
 * it name the page.
 */
export function DrawingCover(props: DrawingOfPage) {
  return (
    <div aria-hidden="true" data-mdast="ignore" className="drawing">
      <Ground {...props} />
    </div>
  );
}

/**
 * The drawing of a page's subject on the colour of its section, with a caption that says that it is
 * a sample. The Markdown version of the page omits it.
 */
export function Drawing(props: DrawingOfPage) {
  const { caption, parts } = props.drawing;
  const isReal = parts.every(({ type }) => type === 'coast');
  const text = isReal ? caption : `${caption} (sample)`;
  return (
    <figure aria-label={text} data-mdast="ignore" className="drawing">
      <Ground {...props} />
      <figcaption className="mt-2 text-sm leading-tight text-ink-muted">{text}</figcaption>
    </figure>
  );
}
