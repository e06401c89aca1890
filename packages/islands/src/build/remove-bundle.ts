import { restOfPageId } from '../limits';
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
  /** The code that loads that script. */
  readonly loader: string;
  /**
   * The inline script of every page that must run before the first paint; undefined if pages have
   * none.
   */
  readonly headScript: string | undefined;
  /** The inline scripts that pages may have in their content. */
  readonly contentScripts: readonly string[];
  readonly endOfFirstScreen: EndOfFirstScreen;
  readonly stylesheets: Stylesheets;
}

/**
 * The offset in a page after which its first screen ends; undefined if the page has no such place.
 */
export type EndOfFirstScreen = (elements: readonly PageElement[]) => number | undefined;

export const afterMain: EndOfFirstScreen = (elements) =>
  elements.find(({ name }) => name === 'main')?.end;

function decideScript(
  { attributes, text, parent }: PageElement,
  { headScript, contentScripts }: PageParts,
): Decision {
  const source = attributes.get('src');
  const type = attributes.get('type');
  if (type === 'application/ld+json') return 'keep';
  if (source === undefined && text === headScript) return 'first';
  if (source === undefined && contentScripts.includes(text)) return 'keep';
  // The scripts of Next's bundle are children of head or body. Other scripts are part of the
  // content.
  if (parent !== 'head' && parent !== 'body') return 'unknown';
  const isOfBundle = source === undefined ? type === undefined : source.startsWith(staticAddress);
  return isOfBundle ? 'remove' : 'unknown';
}

function decideLink({ attributes }: PageElement, { stylesheets }: PageParts): Decision {
  const relation = attributes.get('rel') ?? '';
  const address = attributes.get('href') ?? '';
  if (metadataLinks.has(relation)) return 'keep';
  if (relation === 'stylesheet') return stylesheets.has(address) ? 'stylesheet' : 'unknown';
  // Next adds a connection to the site's own origin to pages that preload no font. Browsers have
  // that connection already.
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

const withAttribute = (tag: string, attribute: string) =>
  tag.replace(/\s*\/?>$/, () => ` ${attribute}/>`);

/** The head script, which also loads the client script. */
function scriptAtStart({ clientScript, headScript, loader }: PageParts): string {
  // A head script may end with a comment, or without a semicolon.
  const before = headScript === undefined ? '' : `${headScript}\n;`;
  return `<script data-client="${clientScript}">${before}${loader}</script>`;
}

/** Whether an element is inside another element, or is that element. */
export const isIn = (element: PageElement, outer: PageElement) =>
  element.start >= outer.start && element.end <= outer.end;

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
 * A script runs only after the stylesheets above it have loaded, so this script makes the parser
 * wait for them. Otherwise, Firefox would show the rest of the page without its styles. Chromium's
 * parser also waits without this script.
 */
const waitForStyles = '<script>0</script>';

/**
 * Replaces Next's bundle in a page with the site's scripts.
 *
 * After the character set, the head starts with the viewport and the head script. The rules that
 * the first screen needs are also in the head, so that the browser paints that screen after one
 * response, and as a whole. The link to the whole stylesheet, which declares the web fonts, comes
 * below the first screen. Browsers have the stylesheet in their cache from the second page on.
 * @param file the page's file, for messages
 * @throws if the page loads something that belongs neither to the site nor to the bundle, or lacks
 * the character set, a stylesheet, an end of its first screen or the head script
 */
export function removeBundle(file: string, html: string, parts: PageParts): string {
  const elements = elementsOf(html);
  const decisions = elements.map((element) => decide(element, parts));
  const decided = (wanted: Decision) => elements.filter((_, index) => decisions[index] === wanted);
  const sourceOf = ({ start, end }: PageElement) => html.slice(start, end);

  const [unknown] = decided('unknown');
  if (unknown) {
    throw new Error(
      `${file}: ${sourceOf(unknown).slice(0, 200)} is neither the site's own nor part of Next's bundle. Remove it. To keep an inline script, name it in the options of finishPages().`,
    );
  }
  const first = decided('first');
  const stylesheets = decided('stylesheet');
  const charset = elements.find(
    ({ name, attributes }) => name === 'meta' && attributes.has('charset'),
  );
  const endOfScreen = parts.endOfFirstScreen(elements);
  const hasHeadScript =
    parts.headScript === undefined || first.some(({ name }) => name === 'script');
  if (!charset || !endOfScreen || stylesheets.length === 0 || !hasHeadScript) {
    const missing = [
      charset ? [] : ['the character set'],
      endOfScreen ? [] : ['a main element, or another end of the first screen'],
      stylesheets.length > 0 ? [] : ['a stylesheet'],
      hasHeadScript ? [] : ['the head script'],
    ].flat();
    throw new Error(
      `${file}: lacks ${missing.join(', and ')}. Add it in the layout or in the page, then build again.`,
    );
  }

  const kept = elements.filter((_, index) => decisions[index] !== 'remove');
  const usesOfFirstScreen = usesOf(firstScreenOf(kept, endOfScreen));
  const usesOfPage = usesOf(kept);
  const rulesOf = ({ attributes }: PageElement) => {
    const stylesheet = parts.stylesheets.get(attributes.get('href') ?? '');
    return stylesheet ? rulesFor(stylesheet, usesOfFirstScreen, usesOfPage) : '';
  };
  return applyEdits(html, [
    ...[...decided('remove'), ...first].map(({ start, end }) => ({ start, end, text: '' })),
    {
      start: charset.end,
      end: charset.end,
      text: [
        ...first.filter(({ name }) => name === 'meta').map(sourceOf),
        scriptAtStart(parts),
      ].join(''),
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
        ...stylesheets.map((link, index) =>
          withAttribute(
            sourceOf(link),
            `${index === 0 ? `id="${restOfPageId}" ` : ''}fetchpriority="low"`,
          ),
        ),
        waitForStyles,
      ].join(''),
    },
  ]);
}
