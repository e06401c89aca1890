import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/**
 * Every word of a page that could be a class: of its class attributes, and of its inline scripts, which may set more.
 * Text words are among them; they can only keep a rule too many.
 */
export function wordsOf(html: string): ReadonlySet<string> {
  return new Set(
    html
      .split(/[\s"'<>=\\]+/)
      .map((word) =>
        word.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (name) => entities[name] ?? name),
      ),
  );
}

/** The classes that an element must have for a selector to match, as far as no function such as `:is()` hides them. */
export function classesRequired(selector: string): readonly string[] {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, (part, offset: number) =>
    selector[offset - 1] === '\\' ? part : '',
  );
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...bare.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
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

/** Whether a node registers a custom property, which is worth its bytes only where the property is used. */
const isRegistered = (node: ChildNode) => node.type === 'atrule' && node.name === 'property';

function print(node: ChildNode, words: ReadonlySet<string>): string {
  if (node.type === 'comment' || isRegistered(node)) return '';
  if (node.type === 'decl') {
    return `${node.prop}:${node.value}${node.important ? '!important' : ''}`;
  }
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) =>
      classesRequired(selector).every((name) => words.has(name)),
    );
    if (selectors.length === 0) return '';
    return `${selectors.join(',')}{${printAll(node.nodes, words)}}`;
  }
  const head = `@${node.name}${node.params === '' ? '' : ` ${node.params}`}`;
  if (node.nodes === undefined) return `${head};`;
  const body = printAll(node.nodes, words);
  // An empty layer still says where the layer stands among the others.
  return body === '' && node.name === 'media' ? '' : `${head}{${body}}`;
}

function printAll(nodes: readonly ChildNode[], words: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      const text = print(node, words);
      return node.type === 'decl' && text !== '' ? `${text};` : text;
    })
    .join('')
    .replace(/;$/, '');
}

/**
 * The rules of a stylesheet that can apply to a page before its islands run: all but those for a class the page doesn't
 * have. Order and layers stay.
 * @param words from `wordsOf`
 */
export function rulesFor(stylesheet: Stylesheet, words: ReadonlySet<string>): string {
  const rules = printAll(stylesheet.nodes, words);
  const registered = stylesheet.nodes
    .filter((node): node is AtRule => isRegistered(node))
    .filter(({ params }) => rules.includes(params))
    .map(({ params, nodes = [] }) => `@property ${params}{${printAll(nodes, words)}}`);
  return rules + registered.join('');
}

/** A stylesheet without its font faces, for a page that has them already: a face declared twice is fetched anew. */
export function withoutFontFaces(stylesheet: Stylesheet): string {
  const rest = stylesheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return rest.toString();
}
