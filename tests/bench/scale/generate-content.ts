import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/content/site';
import { copyFileOf } from '@/lib/file-paths';
import { pathsOfKind } from '@/lib/pages/tree';
import { addToTree, anotherPage } from '../../support/projects/page-source';

/**
 * Adds posts or projects to a copy of the repository, as an editor does: each page gets a file with
 * its text and a line in the page tree. Their texts are those of the site's pages of that kind.
 * @param root the folder of the copy
 * @throws if the site has no page of that kind
 */
export async function addEntries(
  root: string,
  kind: 'post' | 'project',
  count: number,
): Promise<void> {
  const models = await Promise.all(
    pathsOfKind(kind).map((path) => readFile(copyFileOf(path), 'utf8')),
  );
  const [first = ''] = pathsOfKind(kind);
  const paths = Array.from({ length: count }, (_, index) =>
    first.replace(/[^/]+$/, `sample-${kind}-${index + 1}`),
  );
  for (const [index, path] of paths.entries()) {
    const source = anotherPage(models[index % models.length] ?? '', `sample ${kind}`, index + 1, {
      ...(kind === 'post' && {
        published: `'${site.firstPublished}'`,
        order: String(1_000 + index),
      }),
    });
    await writeFile(join(root, copyFileOf(path)), source);
  }

  const treeFile = join(root, 'content/tree.ts');
  await writeFile(treeFile, addToTree(await readFile(treeFile, 'utf8'), paths, kind));
}
