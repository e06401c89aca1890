import { bundleIslands } from '@/lib/islands/build/bundle-islands';
import { finishPages, isPlain } from '@/lib/islands/build/finish-pages';
import { loadSettings } from './build-settings';
import { dropUnreadFiles } from './drop-unread-files';
import { placePictures } from './place-pictures';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writeHostFiles } from './write-host-files';
import { writePageMarkdown } from './write-page-markdown';
import { writeReloadScript } from './write-reload-script';
import { writeServiceWorker } from './write-service-worker';
import { writeStubPages } from './write-stub-pages';

/* Completes the static export. The order matters: some steps read files that earlier steps write. */

const out = 'out';
const build = { ...(await loadSettings('.next')), ...(await bundleIslands(`${out}/_next/static`)) };
const steps = [
  (folder: string) => writePageMarkdown(folder),
  placePictures,
  (folder: string) => finishPages(folder, `${folder}/_next/static`, build),
  writeStubPages,
  writeHostFiles,
  ...(isPlain ? [] : [dropUnreadFiles]),
  writeReloadScript,
  writeBuilds,
  writeServiceWorker,
];

for (const step of steps) {
  console.log(`${out}/: ${await step(out, build)}`);
}
console.log(`out-hosts/: ${await writeSourceDigest('out-hosts')}`);
