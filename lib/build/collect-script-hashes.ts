import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@/lib/files-in';

/**
 * Collects the hashes of the inline scripts of all pages from their policies. Adds them to the
 * environment as `SCRIPT_HASHES`, from which `lib/hosts/headers.ts` writes the policy of the
 * headers, and writes them to a file for servers that start later.
 * @param pages the folder of the pages. Their policies must be complete
 * @param file the file to write
 */
export async function collectScriptHashes(pages: string, file: string): Promise<string> {
  const hashes = new Set<string>();
  for (const page of (await filesIn(pages)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(pages, page), 'utf8');
    const [policy = ''] = /http-equiv="Content-Security-Policy" content="[^"]*"/.exec(html) ?? [];
    for (const [hash] of policy.matchAll(/'sha256-[^']+'/g)) hashes.add(hash);
  }
  process.env.SCRIPT_HASHES = [...hashes].toSorted().join(' ');
  await writeFile(file, `${process.env.SCRIPT_HASHES}\n`);
  return `the policy of the headers allows ${hashes.size} inline scripts`;
}
