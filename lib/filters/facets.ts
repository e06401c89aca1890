import { wideSections } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import type { PostTag } from '@/content/words/post-tags';
import { fragmentOf } from '@/lib/fragments';
import { nameOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';

/** A value by which a list can be filtered. */
interface FacetValue {
  /** Used in ids, attributes and addresses, so it must be lower case and without spaces. */
  readonly value: string;
  readonly label: string;
}

/** The values of an entry in a list, by the name of the facet, such as `industry`. */
export type EntryFacets = Readonly<Record<string, readonly FacetValue[]>>;

/** A property by which a list can be filtered, with the values that at least one entry has. */
export interface Facet {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly FacetValue[];
}

/** The value of a facet for a page: its last path segment, with its title as the label. */
export function pageFacetValue(path: PagePath): FacetValue {
  return { value: path.split('/').at(-1) ?? '', label: nameOf(path) };
}

export function tagFacetValue(tag: PostTag): FacetValue {
  return { value: fragmentOf(tag), label: tag };
}

const isWide = (path: PagePath | undefined) => wideSections.some((section) => section === path);

/**
 * The part of the site by which a page is filtered: its section or, in `wideSections`, the page
 * directly below the section.
 */
export function areaOf(path: PagePath): PagePath {
  const trail = trailOf(path);
  return (isWide(trail[1]) ? trail[2] : trail[1]) ?? path;
}

/** A name whose attribute `data-…` has the same name in `dataset`. */
type OneWord<Name extends string> = Name extends `${string}-${string}` ? never : Name;

/**
 * Builds a facet. Its options are the values of the entries in alphabetical order.
 * @throws if two labels have the same value, because a filter would merge them
 */
export function buildFacet<Name extends string>(
  name: OneWord<Name>,
  legend: string,
  entries: readonly EntryFacets[],
): Facet {
  const values = entries.flatMap((entry) => entry[name] ?? []);
  const options = new Map(values.map((option) => [option.value, option]));
  for (const { value, label } of values) {
    const last = options.get(value)?.label ?? label;
    if (label !== last) {
      throw new Error(
        `The filter "${legend}" has the value "${value}" for “${label}” and for “${last}”. Give one of the two pages another last segment in content/tree.ts, or one of the two tags another name.`,
      );
    }
  }
  return {
    name,
    legend,
    options: [...options.values()].toSorted((a, b) =>
      a.label.localeCompare(b.label, site.language),
    ),
  };
}

/**
 * The data attributes of an entry: `{ 'data-industry': 'education' }`. Several values are separated
 * by spaces.
 */
export function facetAttributes(entry: EntryFacets): Readonly<Record<`data-${string}`, string>> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, values]) => [
      `data-${name}`,
      [...new Set(values.map(({ value }) => value))].join(' '),
    ]),
  );
}

export function optionId(name: string, value: string): string {
  return `${name}-${value}`;
}

/**
 * The CSS that filters a list without scripts: a selected radio button hides the entries without
 * its value.
 * @param id the id of the element that contains the filter and the list
 */
export function filterRules(id: string, { name, options }: Facet): string {
  return options
    .map(
      ({ value }) =>
        `#${id}:has(#${optionId(name, value)}:checked) [data-${name}]:not([data-${name}~="${value}"]){display:none}`,
    )
    .join('\n');
}
