import { dirname, posix } from 'node:path';
import postcss, { AtRule, type ChildNode, type Root, Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import type { PageElement } from './page-html';

/** The parts of a page that selectors can match. */
export interface PageUses {
  /** Names of elements in small letters, and types of fields, such as `input[type=date]`. */
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** The words of `style` attributes, which may name animations and custom properties. */
  readonly styleWords: ReadonlySet<string>;
}

const fieldOf = (type: string) => `input[type=${type}]`;

const timeFields = ['date', 'datetime-local', 'month', 'time', 'week'].map(fieldOf);

/**
 * Pseudo-elements that only some fields have. Rules for them are left out of pages without such a
 * field. Chromium shows the list of suggestions of an `input[list]` with a calendar's indicator.
 */
const fieldParts: readonly (readonly [part: RegExp, fields: readonly string[]])[] = [
  [/^::placeholder/i, ['input', 'textarea']],
  [/^::file-selector-button/i, [fieldOf('file')]],
  [/^::-webkit-date/i, timeFields],
  [/^::-webkit-calendar/i, [...timeFields, 'input[list]']],
  [/^::-webkit-(?:inner|outer)-spin/i, [fieldOf('number')]],
];

/**
 * The parts of a page that selectors can match. Words in inline scripts count as classes, because
 * scripts may set them.
 * @param elements the elements of the page, or of a part of it
 */
export function usesOf(elements: readonly PageElement[]): PageUses {
  return {
    elements: new Set(
      elements.flatMap(({ name, attributes }) => [
        name.toLowerCase(),
        fieldOf((attributes.get('type') ?? '').toLowerCase()),
        ...(attributes.has('list') ? ['input[list]'] : []),
      ]),
    ),
    classes: new Set([
      ...elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
      ...elements
        .filter(({ name, attributes }) => name === 'script' && !attributes.has('type'))
        .flatMap(({ text }) => text.split(/[\s"'`<>=\\]+/)),
    ]),
    styleWords: new Set(
      elements.flatMap(({ attributes }) => attributes.get('style')?.split(/[\s,;:()]+/) ?? []),
    ),
  };
}

/**
 * What a page must have for a selector to match. `:not()` is ignored, so a rule may be kept that
 * matches nothing.
 */
interface SelectorNeeds {
  readonly elements: readonly string[];
  readonly classes: readonly string[];
  /**
   * For each `:is()` or `:where()`, and for each part of a field: the needs of its alternatives. The
   * page must meet the needs of one alternative.
   */
  readonly choices: readonly (readonly SelectorNeeds[])[];
  /** The same for each `:has()`, whose elements may be anywhere in the page. */
  readonly contents: readonly (readonly SelectorNeeds[])[];
}

/** The needs of a parsed selector, which is one item of a list of selectors. */
function needsOfParts(parts: Selector): SelectorNeeds {
  const elements: string[] = [];
  const classes: string[] = [];
  const choices: (readonly SelectorNeeds[])[] = [];
  const contents: (readonly SelectorNeeds[])[] = [];
  for (const node of parts.nodes) {
    if (node.type === 'tag') elements.push(node.value.toLowerCase());
    else if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'pseudo') {
      const fields = fieldParts.find(([part]) => part.test(node.value))?.[1];
      const none = { classes: [], choices: [], contents: [] };
      if (fields) choices.push(fields.map((field) => ({ ...none, elements: [field] })));
      if (/^:(?:is|where)$/.test(node.value)) choices.push(node.nodes.map(needsOfParts));
      if (node.value === ':has') contents.push(node.nodes.map(needsOfParts));
    }
  }
  return { elements, classes, choices, contents };
}

const knownNeeds = new Map<string, readonly SelectorNeeds[]>();

/** The needs of a list of selectors, one entry for each selector. */
function needsOf(selector: string): readonly SelectorNeeds[] {
  const known = knownNeeds.get(selector);
  if (known) return known;
  const needs = parseSelector().astSync(selector).nodes.map(needsOfParts);
  knownNeeds.set(selector, needs);
  return needs;
}

/** Whether a part of a page meets the needs of a selector. */
const areMet = (needs: SelectorNeeds, part: PageUses, page: PageUses): boolean =>
  needs.elements.every((name) => part.elements.has(name)) &&
  needs.classes.every((name) => part.classes.has(name)) &&
  needs.choices.every((choice) => choice.some((one) => areMet(one, part, page))) &&
  needs.contents.every((choice) => choice.some((one) => areMet(one, page, page)));

/** A parsed stylesheet. It is parsed once for all pages. */
export type Stylesheet = Root;

const isAbsolute = (address: string) => /^(?:\/|#|[a-z]+:)/i.test(address);

/**
 * Parses a stylesheet for use inside a page: relative addresses become absolute.
 * @param address where the stylesheet is served, such as `/_next/static/chunks/a.css`
 * @throws if the text is not CSS, or contains `</style`, which would end the `style` element
 */
export function readStylesheet(address: string, css: string): Stylesheet {
  if (/<\/style/i.test(css)) {
    throw new Error(
      `${address}: contains "</style", which would end the style element. Escape it.`,
    );
  }
  const sheet = postcss.parse(css.trim(), { from: address });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkDecls((declaration) => {
    if (!declaration.value.includes('url(')) return;
    const value = parseValue(declaration.value);
    value.walk((node) => {
      const [target] = node.type === 'function' && node.value === 'url' ? node.nodes : [];
      if (target && !isAbsolute(target.value)) {
        target.value = posix.join(dirname(address), target.value);
      }
    });
    declaration.value = value.toString();
  });
  return sheet;
}

/**
 * Removes a node, and each block around it that becomes empty. Keeps empty layers, because they
 * define the order of layers.
 */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  const isBlock = parent instanceof Rule || parent instanceof AtRule;
  const isLayer = parent instanceof AtRule && parent.name === 'layer';
  if (isBlock && !isLayer && parent.nodes?.length === 0) remove(parent);
}

/**
 * Whether a rule is a keyframe of an animation. Its selector is a position in time, such as `50%`.
 */
const isKeyframe = ({ parent }: Rule) =>
  parent instanceof AtRule && /^(?:-\w+-)?keyframes$/i.test(parent.name);

const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && /^print( and [^,]+)?$/.test(node.params);

/**
 * Whether a node is Tailwind's fallback for browsers without `@property`. Every supported browser
 * has `@property`.
 */
const isPropertyFallback = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'properties' && !!node.nodes;

/** The names of the custom properties and animations that the rules of a stylesheet use. */
function namesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[^\s,)]+)/gi)) names.add(name);
    // An animation may be the value of a custom property, as in Tailwind's theme.
    if (/^(?:(?:-\w+-)?animation(?:-name)?$|--)/i.test(prop))
      for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

const isFont = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face';
/**
 * Whether a node declares a web font, which has a `url()`. A fallback font has only the sources
 * `local()`.
 */
const isWebFont = (node: ChildNode) => isFont(node) && /\burl\(/.test(node.toString());

/**
 * Whether a node is the layer whose rules are in the pages that use them, and not in the stylesheet
 * that pages link to.
 */
const isInlinedLayer = (node: unknown) =>
  node instanceof AtRule && node.name === 'layer' && node.params === 'inlined' && !!node.nodes;

/** Whether a rule is in that layer, at any depth. */
const isInlined = ({ parent }: Rule | AtRule): boolean =>
  isInlinedLayer(parent) ||
  ((parent instanceof Rule || parent instanceof AtRule) && isInlined(parent));

/**
 * Properties without which a box of the first screen's kind becomes a column as wide as a letter,
 * or as wide as the page.
 */
const layoutProperty = /^(?:flex-(?:direction|wrap)|grid-column|width|height)$/;

/** Whether a rule only lays boxes out. */
function isLayout(rule: Rule): boolean {
  let isOnlyLayout = true;
  rule.walkDecls(({ prop }) => {
    isOnlyLayout &&= layoutProperty.test(prop);
  });
  return isOnlyLayout;
}

/**
 * The rules of a stylesheet that a page needs before the stylesheet has loaded. The rules keep
 * their order and layers. Leaves out rules for classes and elements that the first screen lacks,
 * print rules, and properties and animations that no rule uses. Leaves out web fonts too: requests
 * for fonts would compete with the page before its first paint.
 *
 * The rest of the page gets the rules that lay it out. If the stylesheet is missing, half of an
 * element's layout would be worse than none: with `.flex` but without `.flex-col`, text stands in
 * columns as wide as a letter.
 * @param firstScreen what the first screen has
 * @param page what the whole page has
 */
export function rulesFor(stylesheet: Stylesheet, firstScreen: PageUses, page: PageUses): string {
  const sheet = stylesheet.clone();
  sheet.walk((node) => {
    if (isPrint(node) || isPropertyFallback(node) || isWebFont(node)) remove(node);
    else if (node.type === 'rule' && !isKeyframe(node)) {
      const isForWholePage = isLayout(node) || isInlined(node);
      const kept = node.selectors.filter((selector) =>
        needsOf(selector).some((needs) => areMet(needs, isForWholePage ? page : firstScreen, page)),
      );
      if (kept.length === 0) remove(node);
      else node.selectors = kept;
    }
  });
  const names = new Set([...namesIn(sheet), ...page.styleWords]);
  sheet.walkAtRules(/^(?:property|(?:-\w+-)?keyframes)$/i, (rule) => {
    if (!names.has(rule.params)) remove(rule);
  });
  sheet.walkDecls(/^--(?:tw|lightningcss)-/, (declaration) => {
    if (!names.has(declaration.prop)) remove(declaration);
  });
  return sheet.toString();
}

/**
 * The stylesheet that pages link to. It declares the web fonts. The fallback fonts and the rules of
 * the layer `inlined` are in the head of each page that needs them.
 */
export function linkedStylesheet(stylesheet: Stylesheet): string {
  const rest = stylesheet.clone();
  rest.walkAtRules((rule) => {
    if ((isFont(rule) && !isWebFont(rule)) || isPropertyFallback(rule) || isInlinedLayer(rule)) {
      rule.remove();
    }
  });
  return rest.toString();
}
