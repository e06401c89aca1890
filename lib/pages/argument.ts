import type { Section } from '@/content/schema/pages';

/** The types of sections that can be the argument of a page, from the strongest. */
const ranks = [
  'terms',
  'process',
  'comparison',
  'bill',
  'flow',
  'example',
] as const satisfies readonly Section['type'][];

/**
 * The section that argues for what a page offers, because it compares, counts or shows the steps. Undefined if the sections only
 * inform.
 */
export function argumentOf(sections: readonly Section[]): Section | undefined {
  return ranks.flatMap((rank) => sections.find(({ type }) => type === rank) ?? []).at(0);
}
