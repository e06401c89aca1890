import { type ESTree, parseSync } from 'vite';

const treeFile = 'content/tree.ts';

type ObjectNode = ESTree.ObjectExpression;
type PropertyNode = Extract<ObjectNode['properties'][number], { type: 'Property' }>;

const nameOf = ({ key }: PropertyNode) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? `${key.value}` : '';

const propertyOf = (node: ObjectNode, name: string) =>
  node.properties.find(
    (property): property is PropertyNode =>
      property.type === 'Property' && nameOf(property) === name,
  );

function objectIn(node: ESTree.Expression | undefined | null): ObjectNode | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') {
    return objectIn(node.expression);
  }
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/** The object of the whole tree in the source. */
function rootOf(source: string): ObjectNode {
  const { program, errors } = parseSync('tree.ts', source);
  if (errors[0]) throw new Error(`${treeFile}: ${errors[0].message}. Mend the file first.`);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      const root = id.type === 'Identifier' && id.name === 'tree' ? objectIn(init) : undefined;
      if (root) return root;
    }
  }
  throw new Error(`${treeFile}: "export const tree = {" is missing. Mend the file first.`);
}

const childrenOf = (node: ObjectNode | undefined) =>
  node && objectIn(propertyOf(node, 'children')?.value);

function childrenAt(source: string, segments: readonly string[]): ObjectNode | undefined {
  return segments.reduce<ObjectNode | undefined>(
    (children, segment) => {
      const property = children && propertyOf(children, segment);
      return childrenOf(objectIn(property?.value));
    },
    childrenOf(rootOf(source)),
  );
}

const segmentsOf = (path: string) => path.slice(1).split('/');
const keyFor = (segment: string) => (/^[a-z]\w*$/.test(segment) ? segment : `'${segment}'`);

function pageIn(source: string, path: string): { property: PropertyNode; siblings: ObjectNode } {
  const segments = segmentsOf(path);
  const siblings = childrenAt(source, segments.slice(0, -1));
  const property = siblings && propertyOf(siblings, segments.at(-1) ?? '');
  if (!siblings || !property) {
    throw new Error(`${treeFile}: "${path}" is not written there by itself. Change it by hand.`);
  }
  return { property, siblings };
}

/** The tree's source without a page and the pages below it; a parent that has no children left loses the empty list. */
export function withoutPage(source: string, path: string): string {
  const { property, siblings } = pageIn(source, path);
  if (siblings.properties.length === 1) {
    const parent = segmentsOf(path).slice(0, -1);
    const above = pageIn(source, `/${parent.join('/')}`).property;
    const list = propertyOf(objectIn(above.value) ?? siblings, 'children');
    if (list) return cut(source, list);
  }
  return cut(source, property);
}

/** A list of children with a page, written as `key: value`, at its end. */
function appended(source: string, children: ObjectNode, page: string): string {
  const before = source.slice(0, children.end - 1).trimEnd();
  const comma = /[,{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${page},\n${source.slice(children.end - 1)}`;
}

/** @throws when the page has no children yet, since nothing says whether it may have some */
function childrenOfPage(source: string, segments: readonly string[]): ObjectNode {
  const children = childrenAt(source, segments);
  if (children) return children;
  throw new Error(
    `${treeFile}: "/${segments.join('/')}" has no children that a page could be added to. Choose a page that has some, or give it children there first.`,
  );
}

/**
 * The tree's source with a page at the end of its parent's children.
 * @param value the page as the tree writes it, such as `post`
 * @throws when the parent is not in the file or has no children yet, or the page is there already
 */
export function withPageAdded(source: string, path: string, value: string): string {
  const segments = segmentsOf(path);
  const last = segments.at(-1) ?? '';
  const children = childrenOfPage(source, segments.slice(0, -1));
  if (propertyOf(children, last)) {
    throw new Error(`${treeFile}: "${path}" is there already. Choose another name.`);
  }
  return appended(source, children, `${keyFor(last)}: ${value}`);
}

/** The source without a property, its comma and the space before it. */
function cut(source: string, { start, end }: { readonly start: number; readonly end: number }) {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const before = source.slice(0, start).trimEnd();
  return before + source.slice(end + comma);
}

/**
 * The tree's source with a page, and the pages below it, at another path: in its place where the parent stays, otherwise
 * last among the new parent's children.
 * @throws when the new parent is no page, or the page is not written by itself
 */
export function withPageMoved(source: string, from: string, to: string): string {
  const { property } = pageIn(source, from);
  const key = keyFor(segmentsOf(to).at(-1) ?? '');
  const value = source.slice(property.value.start, property.value.end);
  const moved = `${key}: ${value}`;
  if (from.slice(0, from.lastIndexOf('/')) === to.slice(0, to.lastIndexOf('/'))) {
    return source.slice(0, property.start) + moved + source.slice(property.end);
  }
  const rest = withoutPage(source, from);
  return appended(rest, childrenOfPage(rest, segmentsOf(to).slice(0, -1)), moved);
}
