import { icons as lucide } from '@iconify-json/lucide';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { iconSubset } from './icon-collection';

/** The shapes of an icon as SVG elements and their attributes, in a view box of 24 by 24. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

/** The icons that pages use, from https://lucide.dev/icons. */
export const iconNames = [
  'arrow-up',
  'circle-help',
  'cloud',
  'download',
  'graduation-cap',
  'receipt',
  'search',
  'shield',
] as const;

export type IconName = (typeof iconNames)[number];

/** Set on the `svg` element, which passes them on. */
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

/** The shapes in an element, those of its groups included. */
const shapesIn = ({ childNodes }: Tree.ParentNode): readonly Tree.Element[] =>
  childNodes
    .filter(isElement)
    .flatMap((element) => (element.tagName === 'g' ? shapesIn(element) : [element]));

/**
 * The shapes of an icon. For pages and files that are made at build: it reads
 * the whole collection.
 * @throws if the collection has no icon with the name
 */
export function iconNode(name: IconName): IconNode {
  const body = iconSubset(lucide, [name]).icons[name]?.body ?? '';
  const [svg] = parseFragment(`<svg>${body}</svg>`).childNodes.filter(isElement);
  return svg === undefined
    ? []
    : shapesIn(svg).map(({ tagName, attrs }) => [
        tagName,
        Object.fromEntries(
          attrs
            .filter((attribute) => !inherited.includes(attribute.name))
            .map((attribute) => [attribute.name, attribute.value]),
        ),
      ]);
}
