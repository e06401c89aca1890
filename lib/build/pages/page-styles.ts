import postcss, { type ChildNode, type Root } from 'postcss';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const typed = (types: string) => new RegExp(`<input[^>]* type="(?:${types})"`);

/** The parts of form controls, most of them browsers' own, and the controls that have them. */
const controls: Readonly<Record<string, { readonly part: RegExp; readonly field: RegExp }>> = {
  '<file': { part: /::file-selector-button/, field: typed('file') },
  '<date': {
    part: /::-webkit-(?:date|calendar)/,
    field: typed('date|datetime-local|month|time|week'),
  },
  '<number': { part: /::-webkit-(?:inner|outer)-spin/, field: typed('number') },
  '<field': {
    part: /::(?:placeholder|-webkit-search)|:-moz-ui-/,
    field: /<(?:textarea|select|input(?![^>]* type="(?:checkbox|radio)"))[\s>]/,
  },
};

/**
 * What a page has that a selector may ask for: its elements and kinds of controls, as `<name`, and every word that could be a class: of its class
 * attributes, and of its inline scripts, which may set more. Text words are among them; they can only keep a rule too many.
 */
export function wordsOf(html: string): ReadonlySet<string> {
  const words = html
    .split(/[\s"'<>=\\]+/)
    .map((word) =>
      word.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (name) => entities[name] ?? name),
    );
  const elements = html.match(/<[a-z][a-z0-9]*/g) ?? [];
  const fields = Object.keys(controls).filter((name) => controls[name]?.field.test(html));
  return new Set([...words, ...elements, ...fields]);
}

/**
 * The elements, as `<name`, and the classes that a page must have for a selector to match, as far as no function such as
 * `:is()` hides them.
 */
export function wordsRequired(selector: string): readonly string[] {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, (part, offset: number) =>
    selector[offset - 1] === '\\' ? part : '',
  );
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  const classes = [...bare.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  const elements = bare.replaceAll(/\\./g, '_').match(/(?<=^|[\s>+~])[a-z][a-z0-9]*/g) ?? [];
  return [...elements.map((name) => `<${name}`), ...classes];
}

/** Whether a selector can match an element of a page before its islands run. */
function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  const lacksControl = Object.entries(controls).some(
    ([name, { part }]) => part.test(selector) && !words.has(name),
  );
  return !lacksControl && wordsRequired(selector).every((word) => words.has(word));
}

/** A stylesheet read once, from which each page takes what it needs. */
export type Stylesheet = Root;

/**
 * Reads a stylesheet.
 * @throws where it is not CSS
 */
export function readStylesheet(css: string): Stylesheet {
  return postcss.parse(css);
}

/** Whether a node declares a custom property of utilities, which is worth its bytes only where the property is used. */
const isDeclaration = (node: ChildNode) =>
  node.type === 'atrule' &&
  (node.name === 'property' || (node.name === 'layer' && node.params === 'properties'));

/** Whether a node is a block for print alone, which every page leaves to a stylesheet of its own. */
const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/** What a page has: the words of its markup and, once known, the custom properties and animations that its rules name. */
interface Use {
  readonly words: ReadonlySet<string>;
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
    const selectors = node.selectors.filter((selector) => canMatch(selector, use.words));
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
  // An empty layer still says where the layer stands among the others.
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
 * The rules of a stylesheet that can apply to a page before its islands run: all but those for a class or an element the
 * page doesn't have, and without the properties and animations that the others don't use. Order and layers stay.
 * @param words from `wordsOf`
 */
export function rulesFor(stylesheet: Stylesheet, words: ReadonlySet<string>): string {
  const uses = stylesheet.nodes.filter((node) => !isDeclaration(node));
  return printAll(stylesheet.nodes, { words, names: namesUsed(printAll(uses, { words })) });
}

/** The rules of a stylesheet for print alone, in their layers. */
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

/** A stylesheet without its font faces, for a page that has them already: a face declared twice is fetched anew. */
export function withoutFontFaces(stylesheet: Stylesheet): string {
  const rest = stylesheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return rest.toString();
}
