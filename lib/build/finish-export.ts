import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { hostsFolder, scriptHashesFile } from '@/lib/hosts/build-files';
import { hashedFiles } from '@/lib/hosts/headers';
import { loadSettings } from './build-settings';
import { collectScriptHashes } from './collect-script-hashes';
import { dropUnreadFiles } from './drop-unread-files';
import { fileHashes } from './file-hashes';
import { writeFolderPages } from './hosts/write-folder-pages';
import { writeHostFiles } from './hosts/write-host-files';
import { writeStubPages } from './hosts/write-stub-pages';
import { bundleSite, finishSitePages, isPlain, writeSiteReloadScript } from './site-islands';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writePageMarkdown } from './write-page-markdown';
import { writeServiceWorker } from './write-service-worker';

/*
 * Completes the static export. The order matters: some steps read files that earlier steps write.
 * Each gets the folder that the host serves at `/`, and returns a line that says what it has done.
 */

const out = 'out';

/** Moves the picture files to the folder of hashed files, where pages request them. */
async function placePictures(folder: string): Promise<string> {
  const place = join(folder, '_next/static/pictures');
  await rename(join(folder, 'pictures'), place);
  return `${(await readdir(place)).length} picture files`;
}

await mkdir(hostsFolder, { recursive: true });
const build = { ...(await loadSettings('.next')), ...(await bundleSite(`${out}/_next/static`)) };
const steps = [
  (folder: string) => writePageMarkdown(folder),
  placePictures,
  (folder: string) => finishSitePages(folder, `${folder}/_next/static`, build),
  writeStubPages,
  (folder: string) => collectScriptHashes(folder, scriptHashesFile),
  writeHostFiles,
  ...(isPlain ? [] : [dropUnreadFiles]),
  writeFolderPages,
  writeSiteReloadScript,
  writeBuilds,
  async (folder: string) =>
    writeServiceWorker(folder, build, await fileHashes(join(folder, hashedFiles), hashedFiles)),
];

for (const step of steps) {
  console.log(`${out}/: ${await step(out, build)}`);
}
console.log(`${hostsFolder}/: ${await writeSourceDigest(hostsFolder)}`);
