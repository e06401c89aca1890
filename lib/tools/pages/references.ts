import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { propertyOf } from './sources';

/** The new addresses of moved pages, by their old addresses. */
export type Moves = ReadonlyMap<string, string>;

/** Matches paths in the source of a literal: the whole literal, or the address of a Markdown link. */
const addresses = /(?<=['"`(])\/[a-z0-9][a-z0-9/-]*(?=['"`)#?])/g;

/**
 * The path that an expression gives, without query and fragment. The expression is a string, a constant of the same file, or a
 * template that starts with such a constant, as in `${support}/managed-it`. Undefined for any other expression.
 */
function pathIn(node: Node | undefined): string | undefined {
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
    return node.getLiteralText().replace(/[?#].*$/s, '');
  }
  if (Node.isIdentifier(node)) {
    return pathIn(node.getSourceFile().getVariableDeclaration(node.getText())?.getInitializer());
  }
  if (!Node.isTemplateExpression(node) || node.getHead().getLiteralText() !== '') return undefined;
  const [span, ...others] = node.getTemplateSpans();
  const base = others.length === 0 ? pathIn(span?.getExpression()) : undefined;
  return base === undefined ? undefined : base + (span?.getLiteral().getLiteralText() ?? '');
}

/** The page that an entry of a list is about: `{ href: '/contact', … }` or `{ path: '/contact', … }`. */
function entryPath(entry: Node): string | undefined {
  if (!Node.isObjectLiteralExpression(entry)) return undefined;
  const property = propertyOf(entry, 'href') ?? propertyOf(entry, 'path');
  return pathIn(property?.getInitializer());
}

/**
 * Removes those references to a page for which the page `instead` would be wrong: the page's entries in menus and lists, a `twin`
 * that names the page, its path in the `pages` of a screen, and properties whose key is its path. Also removes its path from a
 * list of paths if the list contains `instead`, or if the file is the copy of `instead`. `readdress` replaces the remaining
 * references.
 * @param path the page to which the references lead
 * @param instead the page to which the replaced references will lead
 * @param own the page whose copy is in the file, if it is a copy file
 */
export function removeEntries(file: SourceFile, path: string, instead: string, own?: string): void {
  const lists = file.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression);
  for (const list of lists.filter((node) => !node.wasForgotten())) {
    const isPagesOfScreen =
      list.getParentIfKind(SyntaxKind.PropertyAssignment)?.getName() === 'pages';
    for (const element of list.getElements().toReversed()) {
      const others = list.getElements().map(pathIn);
      const isRepeat =
        pathIn(element) === path &&
        (isPagesOfScreen || others.includes(instead) || own === instead);
      if (entryPath(element) === path || isRepeat) list.removeElement(element);
    }
  }
  for (const property of file.getDescendantsOfKind(SyntaxKind.PropertyAssignment)) {
    if (property.wasForgotten()) continue;
    const isTwin =
      property.getName() === 'twin' && entryPath(property.getInitializerOrThrow()) === path;
    if (isTwin || property.getName() === `'${path}'`) property.remove();
  }
}

/**
 * Turns the links to a removed page into plain text. The copy of the page that takes its place needs this, because those links
 * would lead from that page to itself.
 * @returns the changed lines
 */
export function removeLinksTo(file: SourceFile, path: string): readonly number[] {
  const link = new RegExp(`\\[([^\\]]+)\\]\\(${path}(?:[?#][^)]*)?\\)`, 'g');
  const before = file.getFullText().split('\n');
  const after = before.map((line) => line.replaceAll(link, '$1'));
  file.replaceWithText(after.join('\n'));
  return before.flatMap((line, index) => (line === after[index] ? [] : [index + 1]));
}

/** Removes a page from the expected results of searches, and removes a search if no expected result is left. */
export function removeAnswers(file: SourceFile, path: string): void {
  for (const property of file.getDescendantsOfKind(SyntaxKind.PropertyAssignment)) {
    const answers = property.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression);
    const gone = answers?.getElements().filter((answer) => pathIn(answer) === path) ?? [];
    for (const answer of gone) answers?.removeElement(answer);
    const isAnswered = answers?.getElements().some((answer) => pathIn(answer)?.startsWith('/'));
    if (gone.length > 0 && !isAnswered) property.remove();
  }
}

/** The source of a literal with the addresses of moved pages replaced. */
function readdressed(node: Node, moves: Moves): string {
  const text = node.getText();
  if (Node.isTemplateExpression(node)) {
    const target = moves.get(pathIn(node) ?? '');
    const base = pathIn(node.getTemplateSpans()[0]?.getExpression()) ?? '';
    // If the page of the constant moves too, the new value of the constant also corrects the template.
    if (target !== undefined && !moves.has(base)) return `'${target}'`;
  }
  return text.replaceAll(addresses, (address) => moves.get(address) ?? address);
}

/**
 * Replaces the addresses of moved pages in every string and template of a file, but not in comments.
 * @param keepsKeys whether to leave the keys of objects unchanged
 * @returns the changed lines
 */
export function readdress(file: SourceFile, moves: Moves, keepsKeys: boolean): readonly number[] {
  const isKey = (node: Node) => {
    const property = node.getParentIfKind(SyntaxKind.PropertyAssignment);
    return property?.getNameNode() === node;
  };
  const edits = [
    ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
    ...file.getDescendantsOfKind(SyntaxKind.TemplateExpression),
  ]
    // Skip nodes inside a template, because the whole template is replaced.
    .filter((node) => !node.getFirstAncestorByKind(SyntaxKind.TemplateExpression))
    .filter((node) => !(keepsKeys && isKey(node)))
    .map((node) => ({
      start: node.getStart(),
      end: node.getEnd(),
      line: node.getStartLineNumber(),
      text: node.getText(),
      replacement: readdressed(node, moves),
    }))
    .filter(({ text, replacement }) => replacement !== text)
    .toSorted((a, b) => b.start - a.start);
  const source = edits.reduce(
    (before, { start, end, replacement }) =>
      before.slice(0, start) + replacement + before.slice(end),
    file.getFullText(),
  );
  if (edits.length > 0) file.replaceWithText(source);
  return edits.map(({ line }) => line).toReversed();
}
