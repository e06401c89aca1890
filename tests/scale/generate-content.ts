import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copy } from '@/content/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const sections = { post: 'blog', project: 'projects' } as const;
type Section = keyof typeof sections;

/** The text of a file with something put in before a mark, which must be there once. */
function insertBefore(file: string, text: string, mark: string, addition: string): string {
  const parts = text.split(mark);
  if (parts.length !== 2) {
    throw new Error(`${file}: expected "${mark}" once, found it ${parts.length - 1} times.`);
  }
  return parts.join(addition + mark);
}

/** A day of 2010 to 2025, by number. */
const dayOf = (index: number) =>
  new Date(Date.UTC(2010, 0, 1 + (index % 5_800))).toISOString().slice(0, 10);

/**
 * Adds posts or projects to a copy of this project, in the way an editor does: a file each and a line in the tree. Each is one
 * of the site's own with a heading, a description and a day of its own.
 * @param root the copy's folder
 */
export async function addEntries(root: string, kind: Section, count: number): Promise<void> {
  const section = sections[kind];
  const models = pathsOfKind(kind).map((path) => copy[path]);
  const slugs = Array.from({ length: count }, (_, index) => `sample-${kind}-${index + 1}`);
  await mkdir(join(root, 'content/pages', section), { recursive: true });
  for (const [index, slug] of slugs.entries()) {
    const model = models[index % models.length];
    if (!model) throw new Error(`content/tree.ts: no page of kind "${kind}" to take as a model.`);
    const entry = {
      ...model,
      heading: `${model.heading.slice(0, 70)}, ${index + 1}`,
      description: `${model.description.slice(0, 140)}, ${index + 1}.`,
      updated: dayOf(index),
      ...('published' in model && { published: dayOf(index) }),
    };
    await writeFile(
      join(root, 'content/pages', section, `${slug}.ts`),
      `import type { Copy } from '@/content/schema';\n\nexport default ${JSON.stringify(entry)} satisfies Copy<'${kind}'>;\n`,
    );
  }

  const treeFile = join(root, 'content/tree.ts');
  const firstChild = pathsOfKind(kind)[0]?.split('/').pop();
  await writeFile(
    treeFile,
    insertBefore(
      treeFile,
      await readFile(treeFile, 'utf8'),
      `'${firstChild}': ${kind},`,
      slugs.map((slug) => `'${slug}': ${kind},\n`).join(''),
    ),
  );
}
