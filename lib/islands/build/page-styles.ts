import { dirname, posix } from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import type { PageElement } from './page-html';

/** The parts of form controls that browsers draw, and the fields that have them. */
const controlParts = {
  file: /^::file-selector-button/,
  date: /^::-webkit-(?:date|calendar)/,
  number: /^::-webkit-(?:inner|outer)-spin/,
  field: /^(?:::(?:placeholder|-webkit-search)|:-moz-ui-)/,
} as const satisfies Readonly<Record<string, RegExp>>;

type Control = keyof typeof controlParts;

function isControl(control: Control, { name, attributes }: PageElement): boolean {
  const type = attributes.get('type') ?? '';
  switch (control) {
    case 'field':
      return (
        name === 'textarea' ||
        name === 'select' ||
        (name === 'input' && type !== 'checkbox' && type !== 'radio')
      );
    case 'date':
      return ['date', 'datetime-local', 'month', 'time', 'week'].includes(type);
    default:
      return type === control;
  }
}

/** What a page has that a selector may ask for. */
export interface PageUses {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly controls: ReadonlySet<Control>;
}

/**
 * What a page has that a selector may ask for. Words in its inline scripts count as classes, because scripts may set
 * them.
 * @param elements the elements of the page that visitors get, without Next's bundle
 */
export function usesOf(elements: readonly PageElement[]): PageUses {
  const controls: readonly Control[] = ['file', 'date', 'number', 'field'];
  return {
    elements: new Set(elements.map(({ name }) => name)),
    classes: new Set([
      ...elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
      ...elements
        .filter(({ name, attributes }) => name === 'script' && !attributes.has('type'))
        .flatMap(({ text }) => text.split(/[\s"'`<>=\\]+/)),
    ]),
    controls: new Set(
      controls.filter((control) => elements.some((element) => isControl(control, element))),
    ),
  };
}

/** What a page must have for a selector to match. Exclusions, such as `:not()`, are ignored. */
export interface SelectorNeeds {
  readonly elements: readonly string[];
  readonly classes: readonly string[];
  readonly controls: readonly Control[];
  /** The alternatives of each `:is()`, `:where()` or `:has()`; one of each must match. */
  readonly choices: readonly (readonly SelectorNeeds[])[];
}

const controlNames: readonly Control[] = ['file', 'date', 'number', 'field'];

/** The needs of a parsed selector without commas. */
function needsOfParts(parts: Selector): SelectorNeeds {
  const elements: string[] = [];
  const classes: string[] = [];
  const controls: Control[] = [];
  const choices: (readonly SelectorNeeds[])[] = [];
  for (const node of parts.nodes) {
    if (node.type === 'tag') elements.push(node.value);
    else if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'pseudo') {
      controls.push(...controlNames.filter((name) => controlParts[name].test(node.value)));
      if (/^:(?:is|where|has)$/.test(node.value)) choices.push(node.nodes.map(needsOfParts));
    }
  }
  return { elements, classes, controls, choices };
}

const needsKnown = new Map<string, readonly SelectorNeeds[]>();

/** The needs of a selector, one entry for each part between commas. */
export function needsOf(selector: string): readonly SelectorNeeds[] {
  const known = needsKnown.get(selector);
  if (known) return known;
  const needs = parseSelector().astSync(selector).nodes.map(needsOfParts);
  needsKnown.set(selector, needs);
  return needs;
}

const areMet = (needs: SelectorNeeds, uses: PageUses): boolean =>
  needs.elements.every((name) => uses.elements.has(name)) &&
  needs.classes.every((name) => uses.classes.has(name)) &&
  needs.controls.every((name) => uses.controls.has(name)) &&
  needs.choices.every((choice) => choice.some((alternative) => areMet(alternative, uses)));

/** Whether a selector can match an element of a page before its islands run. */
const canMatch = (selector: string, uses: PageUses): boolean =>
  needsOf(selector).some((needs) => areMet(needs, uses));

/** A stylesheet that is parsed once. Each page gets the rules that it needs. */
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
  const sheet = postcss.parse(css, { from: address });
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

/** Whether a node declares a custom property of utilities, which pages need only if they use the property. */
const isDeclaration = (node: ChildNode) => node.type === 'atrule' && node.name === 'property';

/** Whether a node sets the properties of utilities for browsers without `@property`. Every supported browser has it. */
const isForOldBrowsers = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'properties' && !!node.nodes;

/** Whether a node contains only print rules, which are in a separate stylesheet. */
const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/**
 * What decides which rules are kept: the contents of the page and, when they are known, the custom properties and
 * animations that its rules name.
 */
interface Use {
  readonly page: PageUses;
  readonly names?: ReadonlySet<string>;
}

const isUnused = (name: string, { names }: Use) => names !== undefined && !names.has(name);

function print(node: ChildNode, use: Use): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') {
    if (node.prop.startsWith('--tw-') && isUnused(node.prop, use)) return '';
    return `${node.prop}:${node.value}${node.important ? '!important' : ''}`;
  }
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => canMatch(selector, use.page));
    const body = selectors.length === 0 ? '' : printAll(node.nodes, use);
    return body === '' ? '' : `${selectors.join(',')}{${body}}`;
  }
  if (/^(?:property|keyframes)$/.test(node.name)) {
    return isUnused(node.params, use) ? '' : node.toString();
  }
  if (isPrint(node)) return '';
  const head = `@${node.name}${node.params === '' ? '' : ` ${node.params}`}`;
  if (node.nodes === undefined) return `${head};`;
  const body = printAll(node.nodes, use);
  // An empty layer still defines its order among the others.
  return body === '' && node.name !== 'layer' ? '' : `${head}{${body}}`;
}

function printAll(nodes: readonly ChildNode[], use: Use): string {
  return nodes
    .map((node) => {
      const text = print(node, use);
      return node.type === 'decl' && text !== '' ? `${text};` : text;
    })
    .join('')
    .replace(/;$/, '');
}

function namesUsed(css: string): ReadonlySet<string> {
  const names = css.matchAll(/var\((--[\w-]+)|animation(?:-name)?:([^;}]+)/g);
  return new Set(
    [...names].flatMap(([, property, animation = '']) => property ?? animation.split(/[\s,!]+/)),
  );
}

/**
 * The rules of a stylesheet that can apply to a page before its islands run: without those for a class or an element
 * that the page lacks, and without the properties and animations that no other rule uses. Order and layers are kept.
 */
export function rulesFor(stylesheet: Stylesheet, page: PageUses): string {
  const nodes = stylesheet.nodes.filter((node) => !isForOldBrowsers(node));
  const uses = nodes.filter((node) => !isDeclaration(node));
  return printAll(nodes, { page, names: namesUsed(printAll(uses, { page })) });
}

/** The print rules of a stylesheet, in their layers. */
export function printRules(stylesheet: Stylesheet): string {
  const only = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => {
        if (node.type !== 'atrule' || node.nodes === undefined) return '';
        if (isPrint(node)) return node.toString();
        const inner = only(node.nodes);
        return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`;
      })
      .join('');
  return only(stylesheet.nodes);
}

/**
 * A stylesheet without its font faces, for a page that already has them: browsers fetch a font again if it is declared
 * twice.
 */
export function withoutFontFaces(stylesheet: Stylesheet): string {
  const rest = stylesheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return rest.toString();
}
