import { wideSections } from '@/content/navigation';
import type { PostTag } from '@/content/post-tags';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { ancestorsOf } from '@/lib/pages/tree';

/** A word by which the entries of a list can be chosen. */
export interface FacetValue {
  /** Stands in ids, attributes and addresses: lower-case kebab-case. */
  readonly value: string;
  readonly label: string;
}

/** What an entry of a list is about, by the name of the facet, such as `industry`. */
export type EntryFacets = Readonly<Record<string, readonly FacetValue[]>>;

/** One question of a filter, with the answers that leave at least one entry. */
export interface Facet {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (FacetValue & { readonly count: number })[];
}

/** A page as a facet's value: its last segment and its title. */
export function pageFacetValue(path: PagePath): FacetValue {
  return { value: path.split('/').at(-1) ?? '', label: titleOf(path) };
}

/** A post's tag as a facet's value. */
export function tagFacetValue(tag: PostTag): FacetValue {
  return { value: tag.toLowerCase(), label: tag };
}

const isWide = (path: PagePath | undefined) => wideSections.some((section) => section === path);

/** The area a page belongs to: its section, or in a wide section the group below it. */
export function areaOf(path: PagePath): PagePath {
  const trail = [...ancestorsOf(path), path];
  return (isWide(trail[1]) ? trail[2] : trail[1]) ?? path;
}

/** The facet of a name over the entries: its values in alphabetical order, each with the number of entries that have it. */
export function facetOf(name: string, legend: string, entries: readonly EntryFacets[]): Facet {
  const labels = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const own = new Map((entry[name] ?? []).map(({ value, label }) => [value, label]));
    for (const [value, label] of own) {
      labels.set(value, label);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const options = [...labels]
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return { name, legend, options };
}

/** The values of an entry as data attributes: `{ 'data-industry': 'education' }`, several values parted by spaces. */
export function facetAttributes(entry: EntryFacets): Readonly<Record<`data-${string}`, string>> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, values]) => [
      `data-${name}`,
      [...new Set(values.map(({ value }) => value))].join(' '),
    ]),
  );
}

/** The id of an option's radio button. */
export function optionId(name: string, value: string): string {
  return `${name}-${value}`;
}

/** Every choice of one option in each facet. */
function choices(facets: readonly Facet[]): readonly (readonly [string, string])[][] {
  return facets.reduce<(readonly [string, string])[][]>(
    (rows, { name, options }) =>
      rows.flatMap((row) => options.map(({ value }) => [...row, [name, value] as const])),
    [[]],
  );
}

/**
 * The style rules by which the browser itself filters a list: the chosen radio buttons hide the entries that don't have
 * their value, and where no entry is left they show the element with `data-no-match`.
 * @param id the id of the element around filter and list
 */
export function filterRules(
  id: string,
  facets: readonly Facet[],
  entries: readonly EntryFacets[],
): string {
  const chosen = (name: string, value: string) => `:has(#${optionId(name, value)}:checked)`;
  const hiding = facets.flatMap(({ name, options }) =>
    options.map(
      ({ value }) =>
        `#${id}${chosen(name, value)} [data-${name}]:not([data-${name}~="${value}"]){display:none}`,
    ),
  );
  const has = (entry: EntryFacets, [name, value]: readonly [string, string]) =>
    entry[name]?.some((own) => own.value === value) ?? false;
  const empty = choices(facets)
    .filter((choice) => !entries.some((entry) => choice.every((pair) => has(entry, pair))))
    .map(
      (choice) =>
        `#${id}${choice.map(([name, value]) => chosen(name, value)).join('')} [data-no-match]{display:block}`,
    );
  return [...hiding, `#${id} [data-no-match]{display:none}`, ...empty].join('\n');
}
