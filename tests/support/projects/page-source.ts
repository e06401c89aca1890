import { type ArrayLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph';

/** Values of fields as source text, such as `'2026-11-22'` with its quotes. */
export type Fields = Readonly<Record<string, string>>;

const open = (source: string) =>
  new Project({ useInMemoryFileSystem: true }).createSourceFile('page.ts', source);

/** The object that a page's file exports. */
const copyIn = (file: SourceFile) =>
  file
    .getExportAssignmentOrThrow((exported) => !exported.isExportEquals())
    .getFirstDescendantByKindOrThrow(SyntaxKind.ObjectLiteralExpression);

function setFields(file: SourceFile, fields: Fields) {
  const copy = copyIn(file);
  for (const [name, initializer] of Object.entries(fields)) {
    copy.getProperty(name)?.remove();
    copy.addPropertyAssignment({ name, initializer });
  }
}

/** Replaces or adds fields in the source of a page's copy. */
export function withFields(source: string, fields: Fields): string {
  const file = open(source);
  setFields(file, fields);
  return file.getFullText();
}

/**
 * Changes a list in the source of a page's copy.
 * @param field the name of the list's field; the first field with that name is changed
 * @throws if there is no such list
 */
export function withList(
  source: string,
  field: string,
  change: (list: ArrayLiteralExpression) => void,
): string {
  const file = open(source);
  const list = file
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .find((property) => property.getName() === field)
    ?.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression);
  if (!list) throw new Error(`The page has no list "${field}".`);
  change(list);
  return file.getFullText();
}

/**
 * Turns the source of a page's copy into the source of a new page of the same kind. Replaces common words with a numbered word,
 * so that no two pages have the same sentences. The content check refuses pages that repeat each other.
 * @param name a part of the new page's heading, such as `added post`
 */
export function anotherPage(source: string, name: string, number: number, fields: Fields): string {
  const file = open(
    source.replaceAll(
      / (?:the|and|to|of|in|a|is|are|it|you|your|for|with|on|by|entry\d+) /g,
      ` entry${number} `,
    ),
  );
  setFields(file, {
    heading: `'The ${name} ${number}'`,
    summary: `'The line of the ${name} ${number} in lists.'`,
    description: `'What the ${name} ${number} is about, in a sentence that is as long as a description must be at least.'`,
    ...fields,
  });
  // The twin of a page must refer back to it, but the twin of the old page does not refer to the new page.
  copyIn(file).getProperty('twin')?.remove();
  return file.getFullText();
}
