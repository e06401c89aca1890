import { dirname, posix } from 'node:path';
import postcss, { AtRule, type ChildNode, type Root, Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import type { PageElement } from './page-html';

/** The parts of a page that selectors can match: names of elements, classes, and types of fields. */
export interface PageUses {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

const fieldOf = (type: string) => `input[type=${type}]`;

/** Pseudo-elements that only some types of fields have. Every page has a text field, for search. */
const fieldParts: readonly (readonly [part: RegExp, field: string])[] = [
  [/^::file-selector-button/, fieldOf('file')],
  [/^::-webkit-(?:date|calendar)/, fieldOf('date')],
  [/^::-webkit-(?:inner|outer)-spin/, fieldOf('number')],
];

/**
 * The parts of a page that selectors can match. Words in inline scripts count as classes, because scripts may set them.
 * @param elements the elements of the page, or of a part of it
 */
export function usesOf(elements: readonly PageElement[]): PageUses {
  return {
    elements: new Set(
      elements.flatMap(({ name, attributes }) => [name, fieldOf(attributes.get('type') ?? '')]),
    ),
    classes: new Set([
      ...elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
      ...elements
        .filter(({ name, attributes }) => name === 'script' && !attributes.has('type'))
        .flatMap(({ text }) => text.split(/[\s"'`<>=\\]+/)),
    ]),
  };
}

/** What a page must have for a selector to match. Exclusions, such as `:not()`, are ignored. */
interface SelectorNeeds {
  readonly elements: readonly string[];
  readonly classes: readonly string[];
  /** The alternatives of each `:is()`, `:where()` or `:has()`; one of each must match. */
  readonly choices: readonly (readonly SelectorNeeds[])[];
}

/** The needs of a parsed selector without commas. */
function needsOfParts(parts: Selector): SelectorNeeds {
  const elements: string[] = [];
  const classes: string[] = [];
  const choices: (readonly SelectorNeeds[])[] = [];
  for (const node of parts.nodes) {
    if (node.type === 'tag') elements.push(node.value);
    else if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'pseudo') {
      const field = fieldParts.find(([part]) => part.test(node.value))?.[1];
      if (field !== undefined) elements.push(field);
      if (/^:(?:is|where|has)$/.test(node.value)) choices.push(node.nodes.map(needsOfParts));
    }
  }
  return { elements, classes, choices };
}

const needsKnown = new Map<string, readonly SelectorNeeds[]>();

/** The needs of a selector, one entry for each part between commas. */
function needsOf(selector: string): readonly SelectorNeeds[] {
  const known = needsKnown.get(selector);
  if (known) return known;
  const needs = parseSelector().astSync(selector).nodes.map(needsOfParts);
  needsKnown.set(selector, needs);
  return needs;
}

const areMet = (needs: SelectorNeeds, uses: PageUses): boolean =>
  needs.elements.every((name) => uses.elements.has(name)) &&
  needs.classes.every((name) => uses.classes.has(name)) &&
  needs.choices.every((choice) => choice.some((alternative) => areMet(alternative, uses)));

/** A stylesheet that is parsed once. Each page gets the rules that its first screen needs. */
export type Stylesheet = Root;

const hasBase = (address: string) => /^(?:\/|#|[a-z]+:)/i.test(address);

/**
 * Parses a stylesheet for use inside a page: relative addresses become absolute.
 * @param address where the stylesheet is served, such as `/_next/static/chunks/a.css`
 * @throws if it is not CSS, or would end the `style` element it is written into
 */
export function readStylesheet(address: string, css: string): Stylesheet {
  if (/<\/style/i.test(css)) {
    throw new Error(`${address}: contains "</style", which would end its element. Escape it.`);
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
      if (target && !hasBase(target.value)) {
        target.value = posix.join(dirname(address), target.value);
      }
    });
    declaration.value = value.toString();
  });
  return sheet;
}

/**
 * Removes a node, and then the blocks around it that are empty. Keeps empty layers, because they define the order of layers.
 */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  const isBlock = parent instanceof Rule || parent instanceof AtRule;
  const isLayer = parent instanceof AtRule && parent.name === 'layer';
  if (isBlock && !isLayer && parent.nodes?.length === 0) remove(parent);
}

/** Whether a rule is a keyframe of an animation. Its selector is a time, such as `50%`. */
const isStep = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/**
 * Whether a node sets the properties of utilities for browsers without `@property`. Every supported browser has `@property`.
 */
const isForOldBrowsers = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'properties' && !!node.nodes;

/** The custom properties and animations that the rules of a stylesheet use. */
function namesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) names.add(name);
    if (/^animation(-name)?$/.test(prop)) for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

/**
 * The rules of a stylesheet that can apply to a part of a page. Leaves out rules for classes and elements that the part lacks,
 * print rules, and properties and animations that no rule uses. Keeps the order and the layers.
 */
export function rulesFor(stylesheet: Stylesheet, page: PageUses): string {
  const sheet = stylesheet.clone();
  sheet.walk((node) => {
    if (isPrint(node) || isForOldBrowsers(node)) remove(node);
    else if (node.type === 'rule' && !isStep(node)) {
      const kept = node.selectors.filter((selector) =>
        needsOf(selector).some((needs) => areMet(needs, page)),
      );
      if (kept.length === 0) remove(node);
      else node.selectors = kept;
    }
  });
  const names = namesIn(sheet);
  sheet.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!names.has(rule.params)) remove(rule);
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!names.has(declaration.prop)) remove(declaration);
  });
  return sheet.toString();
}

/**
 * The stylesheet that pages link to. Its font faces are left out, because each page has them, and browsers fetch a font again if
 * it is declared twice.
 */
export function linkedStylesheet(stylesheet: Stylesheet): string {
  const rest = stylesheet.clone();
  rest.walkAtRules((rule) => {
    if (rule.name === 'font-face' || isForOldBrowsers(rule)) rule.remove();
  });
  return rest.toString();
}
