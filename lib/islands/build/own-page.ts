import { applyEdits, elementsOf, type PageElement } from './page-html';
import { rulesFor, usesOf } from './page-styles';
import type { Stylesheets } from './stylesheets';

/** The address below which Next serves the files of a build. */
const staticAddress = '/_next/static/';

/** Values of `rel` for links that load no script and no style. */
const metadataLinks = new Set([
  'alternate',
  'apple-touch-icon',
  'canonical',
  'icon',
  'manifest',
  'next',
  'prev',
]);

/**
 * What happens to an element:
 * - `keep`: it stays as it is
 * - `remove`: it is left out
 * - `first`: it is moved to the start of the head
 * - `stylesheet`: it is moved below the first screen, and the head gets the rules of that screen
 * - `unknown`: the build stops
 */
type Decision = 'keep' | 'remove' | 'first' | 'stylesheet' | 'unknown';

export interface PageParts {
  /** The address of the script that every page loads. */
  readonly clientScript: string;
  /** The inline script that must run before the first paint. */
  readonly headScript: string;
  /** The inline scripts that pages may have in their content. */
  readonly contentScripts: readonly string[];
  readonly stylesheets: Stylesheets;
}

function decideScript(
  { attributes, text, parent }: PageElement,
  { headScript, contentScripts }: PageParts,
): Decision {
  const source = attributes.get('src');
  const type = attributes.get('type');
  if (type === 'application/ld+json') return 'keep';
  if (source === undefined && text === headScript) return 'first';
  if (source === undefined && contentScripts.includes(text)) return 'keep';
  // The scripts of Next's bundle are children of head or body. Other scripts are part of the content.
  if (parent !== 'head' && parent !== 'body') return 'unknown';
  const isOfBundle = source === undefined ? type === undefined : source.startsWith(staticAddress);
  return isOfBundle ? 'remove' : 'unknown';
}

function decideLink({ attributes }: PageElement, { stylesheets }: PageParts): Decision {
  const relation = attributes.get('rel') ?? '';
  const address = attributes.get('href') ?? '';
  if (metadataLinks.has(relation)) return 'keep';
  if (relation === 'stylesheet') return stylesheets.has(address) ? 'stylesheet' : 'unknown';
  // Next adds a connection to the site's own origin to pages that preload no font. Browsers have that connection already.
  if (relation === 'preconnect') return address === '/' ? 'remove' : 'unknown';
  if (!address.startsWith(staticAddress)) return 'unknown';
  const isOfBundle =
    relation === 'modulepreload' || (relation === 'preload' && attributes.get('as') === 'script');
  return isOfBundle ? 'remove' : 'unknown';
}

function decide(element: PageElement, parts: PageParts): Decision {
  switch (element.name) {
    case 'script':
      return decideScript(element, parts);
    case 'link':
      return decideLink(element, parts);
    case 'meta':
      return element.attributes.get('name') === 'viewport' ? 'first' : 'keep';
    case 'base':
    case 'embed':
    case 'iframe':
    case 'object':
      return 'unknown';
    default:
      return 'keep';
  }
}

/** The order, by name, of the elements at the start of the head. */
const order = ['meta', 'script'];

/** A tag with one more attribute. */
const withAttribute = (tag: string, attribute: string) =>
  tag.replace(/\s*\/?>$/, () => ` ${attribute}/>`);

/** The source of an element that is moved to the start of the head. The head script loads the client script. */
const sourceAtStart = (source: string, { clientScript }: PageParts): string =>
  source.replace(/^<script/, `<script data-client="${clientScript}"`);

/** Whether an element is inside another element, or is that element. */
const isIn = (element: PageElement, outer: PageElement) =>
  element.start >= outer.start && element.end <= outer.end;

/**
 * The offset at which the first screen ends: after the header in the main element or, without a header, after the main element.
 */
function endOfFirstScreen(elements: readonly PageElement[]): number | undefined {
  const main = elements.find(({ name }) => name === 'main');
  const header =
    main && elements.find((element) => element.name === 'header' && isIn(element, main));
  return (header ?? main)?.end;
}

/** Whether an element is hidden until the visitor opens it. */
const isClosed = ({ name, attributes }: PageElement) =>
  name === 'dialog' || attributes.has('popover');

/** The elements that a visitor may see before the whole stylesheet has loaded. */
function firstScreenOf(
  elements: readonly PageElement[],
  endOfScreen: number,
): readonly PageElement[] {
  const closed = elements.filter(isClosed);
  return elements.filter(
    (element) => element.start < endOfScreen && !closed.some((outer) => isIn(element, outer)),
  );
}

/**
 * A script runs only after the stylesheets above it have loaded, so this script makes the parser wait for them. Otherwise,
 * Firefox would show the rest of the page without its styles. Chromium's parser also waits without this script.
 */
const waitForStyles = '<script>0</script>';

/**
 * Replaces Next's bundle in a page with the site's scripts.
 *
 * After the character set, the head starts with the viewport and the head script. The rules that the first screen needs are also
 * in the head, so that the browser paints that screen after one response. The link to the whole stylesheet, which declares the
 * web fonts, comes below the first screen. Browsers have the stylesheet in their cache from the second page on.
 * @param file the page's file, for messages
 * @throws if the page loads something that belongs neither to the site nor to the bundle, or lacks the character set, a
 * stylesheet, a main element or the head script
 */
export function ownPage(file: string, html: string, parts: PageParts): string {
  const elements = elementsOf(html);
  const decisions = elements.map((element) => decide(element, parts));
  const decided = (wanted: Decision) => elements.filter((_, index) => decisions[index] === wanted);
  const sourceOf = ({ start, end }: PageElement) => html.slice(start, end);

  const [unknown] = decided('unknown');
  if (unknown) {
    throw new Error(
      `${file}: ${sourceOf(unknown).slice(0, 200)} is neither the site's own nor part of Next's bundle. Remove it, or keep it with a rule in lib/islands/build/own-page.ts.`,
    );
  }
  const first = decided('first').toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const stylesheets = decided('stylesheet');
  const charset = elements.find(({ attributes }) => attributes.has('charset'));
  const endOfScreen = endOfFirstScreen(elements);
  if (!charset || !endOfScreen || stylesheets.length === 0 || first.at(-1)?.name !== 'script') {
    throw new Error(
      `${file}: lacks the character set, a stylesheet, a main element, or the script of lib/head/head-script.ts. See app/layout.tsx, then build again.`,
    );
  }

  const kept = elements.filter((_, index) => decisions[index] !== 'remove');
  const uses = usesOf(firstScreenOf(kept, endOfScreen));
  const rest = usesOf(kept);
  const rulesOf = ({ attributes }: PageElement) => {
    const stylesheet = parts.stylesheets.get(attributes.get('href') ?? '');
    return stylesheet ? rulesFor(stylesheet, uses, rest) : '';
  };
  return applyEdits(html, [
    ...[...decided('remove'), ...first].map(({ start, end }) => ({ start, end, text: '' })),
    {
      start: charset.end,
      end: charset.end,
      text: first.map((element) => sourceAtStart(sourceOf(element), parts)).join(''),
    },
    ...stylesheets.map((link) => ({
      start: link.start,
      end: link.end,
      text: `<style>${rulesOf(link)}</style>`,
    })),
    {
      start: endOfScreen,
      end: endOfScreen,
      // The low priority lets the rest of the page arrive first.
      text: [
        ...stylesheets.map((link) => withAttribute(sourceOf(link), 'fetchpriority="low"')),
        waitForStyles,
      ].join(''),
    },
  ]);
}
