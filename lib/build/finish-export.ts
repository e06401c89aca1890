import { buildSettings } from './build-settings';
import { countFiles } from './count-files';
import { dropUnreadFiles } from './drop-unread-files';
import { headScriptFirst } from './head-script-first';
import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './load-scripts-late';
import { loadSettings } from './load-settings';
import { placeMarkdownTwins } from './place-markdown-twins';
import { securePages } from './secure-pages';
import { writeSplitSitemap } from './split-sitemap';
import { writeBuilds } from './write-builds';
import { writeHostFiles } from './write-host-files';
import { writeServiceWorker } from './write-service-worker';
import { writeStubPages } from './write-stub-pages';

/** Completes the static export, step by step, in this order: a step may read what the ones before it wrote. */
const out = 'out';
loadSettings();
const build = await buildSettings('.next');
const steps = [
  headScriptFirst,
  placeMarkdownTwins,
  writeStubPages,
  writeHostFiles,
  loadScriptsLate,
  inlineStyles,
  dropUnreadFiles,
  writeSplitSitemap,
  securePages, // After all that change pages: it hashes the scripts that they hold.
  writeBuilds,
  writeServiceWorker,
  countFiles,
];

for (const step of steps) {
  console.log(`${out}/: ${await step(out, build)}`);
}
