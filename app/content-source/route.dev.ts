import { readFile } from 'node:fs/promises';
import { copyFileOf, copyListFile } from '@/lib/file-paths';
import { filesIn } from '@/lib/files-in';

/**
 * The number of letters by which a text is found. A text may continue with a value that the file
 * imports.
 */
const lettersCompared = 24;

const lettersOf = (text: string) => text.replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}]/gu, '');

/** The file and the line of a text that a page shows. The page's own file comes first. */
async function sourceOf(page: string, text: string) {
  const own = copyFileOf(page);
  const names = (await filesIn('content')).map((name) => `content/${name}`);
  const sources = names.filter((name) => name.endsWith('.ts') && name !== copyListFile);
  const letters = lettersOf(text).slice(0, lettersCompared);
  for (const file of [own, ...sources].filter((name) => sources.includes(name))) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    const line = lines.findIndex((words) => letters !== '' && lettersOf(words).includes(letters));
    if (line >= 0) return { file, line1: `${line + 1}` };
  }
  return { file: own, line1: '1' };
}

/**
 * Opens the content file of a text in the editor, through Next's own service. Builds do not contain
 * this route.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const source = await sourceOf(searchParams.get('page') ?? '/', searchParams.get('text') ?? '');
  const location = `/__nextjs_launch-editor?${new URLSearchParams({ ...source, column1: '1' })}`;
  return new Response(null, { status: 307, headers: { location } });
}
