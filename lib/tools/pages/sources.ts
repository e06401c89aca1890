import { type ObjectLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph';

/** All sources that can name a page. */
const allSources = ['content/**/*.ts', '{app,components,lib}/**/*.{ts,tsx}', '!content/copy.ts'];

/** Opens sources of the project for editing; `save()` writes what has changed. */
export function openSources(paths: readonly string[] = allSources): Project {
  const project = new Project({ skipFileDependencyResolution: true });
  project.addSourceFilesAtPaths(paths);
  return project;
}

/** The object literal that a file exports under a name, such as `tree` in `content/tree.ts`. */
export function exportedObject(file: SourceFile, name: string): ObjectLiteralExpression {
  return file
    .getVariableDeclarationOrThrow(name)
    .getFirstDescendantByKindOrThrow(SyntaxKind.ObjectLiteralExpression);
}

/** The property of an object literal, whose key may have quotes. */
export function propertyOf(object: ObjectLiteralExpression | undefined, key: string) {
  return object
    ?.getProperties()
    .map((property) => property.asKind(SyntaxKind.PropertyAssignment))
    .find((property) => property?.getName().replace(/^['"]|['"]$/g, '') === key);
}

/** The object literal that a property holds; undefined when it holds anything else. */
export function objectAt(object: ObjectLiteralExpression | undefined, key: string) {
  return propertyOf(object, key)?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression);
}
