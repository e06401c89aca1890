import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copy } from '@/content/copy';
import { site } from '@/content/site';
import { pathsOfKind } from '@/lib/pages/tree';

const sections = { post: 'blog', project: 'projects' } as const;
type Section = keyof typeof sections;

/** Fields of any length. */
const longFields = ['body', 'situation', 'result', 'lessons', 'detail'];

/** A copy's source with a number after common words, because the content check refuses pages that repeat each other. */
const numbered = (entry: object, number: number) =>
  JSON.stringify(entry, (key, value: unknown) =>
    typeof value === 'string' && longFields.includes(key)
      ? value.replaceAll(/^(?!#).*/gm, (line) =>
          line.replaceAll(
            / (?:the|and|to|of|in|a|is|are|it|you|your|for|with|on|by) /g,
            ` ${number} `,
          ),
        )
      : value,
  );

/**
 * Adds posts or projects to a copy of this project, as an editor does: a file and a line in the tree for each. Each
 * copies a page of the site, with another heading, description and day.
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
      updated: site.firstPublished,
      ...('published' in model && {
        published: site.firstPublished,
        order: 1_000 + index,
      }),
    };
    await writeFile(
      join(root, 'content/pages', section, `${slug}.ts`),
      `import type { Copy } from '@/content/schema';\n\nexport default ${numbered(entry, index + 1)} satisfies Copy<'${kind}'>;\n`,
    );
  }

  const treeFile = join(root, 'content/tree.ts');
  const tree = await readFile(treeFile, 'utf8');
  const [first = ''] = pathsOfKind(kind);
  // As the formatter writes it, without quotes where they are not needed.
  const place = tree.search(new RegExp(`(?<=\\s)'?${first.split('/').pop()}'?: ${kind},`));
  if (place < 0) throw new Error(`${treeFile}: "${first}" is not written there by itself.`);
  const added = slugs.map((slug) => `'${slug}': ${kind},\n`).join('');
  await writeFile(treeFile, tree.slice(0, place) + added + tree.slice(place));
}
