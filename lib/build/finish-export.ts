import { dropUnreadFiles } from '@/lib/build/pages/drop-unread-files';
import { finishPages, isPlain } from '@/lib/build/pages/finish-pages';
import { writeSplitSitemap } from '@/lib/build/pages/split-sitemap';
import { readSettings } from './build-settings';
import { bundleIslands } from './bundle-islands';
import { countFiles } from './count-files';
import { loadSettings } from './load-settings';
import { placePictures } from './place-pictures';
import { noteSources } from './source-digest';
import { writeBuilds } from './write-builds';
import { writeHostFiles } from './write-host-files';
import { writeMarkdownTwins } from './write-markdown-twins';
import { writeServiceWorker } from './write-service-worker';
import { writeStubPages } from './write-stub-pages';

/** Completes the static export, step by step, in this order: a step may read what the ones before it wrote. */
const out = 'out';
loadSettings();
const build = { ...(await readSettings('.next')), ...(await bundleIslands(`${out}/_next/static`)) };
const steps = [
  (folder: string) => writeMarkdownTwins(folder),
  placePictures,
  writeStubPages,
  writeHostFiles,
  (folder: string) => finishPages(folder, `${folder}/_next/static`, build),
  ...(isPlain ? [] : [dropUnreadFiles]),
  writeSplitSitemap,
  writeBuilds,
  writeServiceWorker,
  countFiles,
];

for (const step of steps) {
  console.log(`${out}/: ${await step(out, build)}`);
}
console.log(`out-hosts/: ${await noteSources('out-hosts')}`);
