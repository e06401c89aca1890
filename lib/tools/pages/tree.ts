import type { ObjectLiteralExpression, SourceFile } from 'ts-morph';
import { exportedObject, objectAt, propertyOf } from './sources';

const segmentsOf = (path: string) => path.slice(1).split('/');
const nameOf = (path: string) => segmentsOf(path).at(-1) ?? '';
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The object literal of a page in the tree. An empty path gives the root. Undefined if the page is a shared constant. */
function nodeAt(file: SourceFile, path: string): ObjectLiteralExpression | undefined {
  const root = exportedObject(file, 'tree');
  if (path === '') return root;
  return segmentsOf(path).reduce<ObjectLiteralExpression | undefined>(
    (node, segment) => objectAt(objectAt(node, 'children'), segment),
    root,
  );
}

/**
 * Adds a page at the end of its parent's children.
 * @param value the page as the tree writes it, such as `post`
 * @throws if the parent has no children yet, or already has this child
 */
export function addPage(file: SourceFile, path: string, value: string): void {
  const children = objectAt(nodeAt(file, parentOf(path)), 'children');
  if (!children) {
    throw new Error(
      `content/tree.ts: "${parentOf(path)}" has no children. Choose a parent that has some, or write "children" there first.`,
    );
  }
  if (propertyOf(children, nameOf(path))) {
    throw new Error(`content/tree.ts: "${path}" exists. Choose another name.`);
  }
  children.addPropertyAssignment({ name: `'${nameOf(path)}'`, initializer: value });
}

/** Removes a page and the pages below it. @throws if the page is not in the tree */
export function removePage(file: SourceFile, path: string): void {
  const parent = nodeAt(file, parentOf(path));
  const children = objectAt(parent, 'children');
  const page = propertyOf(children, nameOf(path));
  if (!page) throw new Error(`content/tree.ts: "${path}" has no line. Edit the file by hand.`);
  page.remove();
  if (children?.getProperties().length === 0) propertyOf(parent, 'children')?.remove();
}

/**
 * Moves a page with the pages below it. Under the same parent, the page keeps its position; under another parent, it becomes
 * the last child.
 */
export function movePage(file: SourceFile, from: string, to: string): void {
  const page = propertyOf(objectAt(nodeAt(file, parentOf(from)), 'children'), nameOf(from));
  if (!page) throw new Error(`content/tree.ts: "${from}" has no line. Edit the file by hand.`);
  if (parentOf(from) === parentOf(to)) {
    page.getNameNode().replaceWithText(`'${nameOf(to)}'`);
    return;
  }
  addPage(file, to, page.getInitializerOrThrow().getText());
  removePage(file, from);
}
