import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostsFolder, scriptHashesFile } from '@/lib/hosts/build-files';
import { hashedFiles } from '@/lib/hosts/headers';
import { loadSettings } from './build-settings';
import { collectScriptHashes } from './collect-script-hashes';
import { dropUnreadFiles } from './drop-unread-files';
import { fileHashes } from './file-hashes';
import { keepAddresses } from './keep-addresses';
import { placePictures } from './place-pictures';
import { bundleSite, finishSitePages, isPlain, writeSiteReloadScript } from './site-islands';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writeFolderPages } from './write-folder-pages';
import { writeHostFiles } from './write-host-files';
import { writePageMarkdown } from './write-page-markdown';
import { writeServiceWorker } from './write-service-worker';
import { writeStubPages } from './write-stub-pages';

/* Completes the static export. The order matters: some steps read files that earlier steps write. */

const out = 'out';
await mkdir(hostsFolder, { recursive: true });
const build = { ...(await loadSettings('.next')), ...(await bundleSite(`${out}/_next/static`)) };
const steps = [
  (folder: string) => writePageMarkdown(folder),
  placePictures,
  (folder: string) => finishSitePages(folder, `${folder}/_next/static`, build),
  writeStubPages,
  (folder: string) => collectScriptHashes(folder, scriptHashesFile),
  writeHostFiles,
  ...(isPlain ? [] : [dropUnreadFiles, keepAddresses]),
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
