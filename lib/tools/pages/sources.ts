import { type ObjectLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph';

/** The source files that may refer to a page. */
const allSources: readonly string[] = [
  'content/**/*.ts',
  '{app,components,lib}/**/*.{ts,tsx}',
  '!content/copy.ts',
];

/** Opens source files for editing. `save()` writes the changed files. */
export function openSources(paths: readonly string[]): Project {
  const project = new Project({ skipFileDependencyResolution: true });
  project.addSourceFilesAtPaths(paths);
  return project;
}

/**
 * Opens the sources that may refer to pages. These sources contain the last segment of a path; a template may compose the rest.
 * Parsing all sources takes ten times as long.
 * @param others files that are always opened
 */
export function openSourcesAbout(paths: Iterable<string>, others: readonly string[]): Project {
  const project = openSources(others);
  const names = [...paths].map((path) => path.slice(path.lastIndexOf('/') + 1));
  const files = project.getFileSystem();
  for (const file of files.globSync(allSources)) {
    const text = files.readFileSync(file);
    if (names.some((name) => text.includes(name))) project.addSourceFileAtPath(file);
  }
  return project;
}

/** The path of a source file from the project's root. */
export function pathOf(file: SourceFile): string {
  return file.getFilePath().slice(process.cwd().length + 1);
}

/** The exported object literal with a name, such as `tree` in `content/tree.ts`. */
export function exportedObject(file: SourceFile, name: string): ObjectLiteralExpression {
  return file
    .getVariableDeclarationOrThrow(name)
    .getFirstDescendantByKindOrThrow(SyntaxKind.ObjectLiteralExpression);
}

/** A property of an object literal, by its key with or without quotes. */
export function propertyOf(object: ObjectLiteralExpression | undefined, key: string) {
  return object
    ?.getProperties()
    .map((property) => property.asKind(SyntaxKind.PropertyAssignment))
    .find((property) => property?.getName().replace(/^['"]|['"]$/g, '') === key);
}

/** The object literal in a property; undefined if the value is something else. */
export function objectAt(object: ObjectLiteralExpression | undefined, key: string) {
  return propertyOf(object, key)?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression);
}
