import { buildSettings } from './build-settings';
import { dropUnreadFiles } from './drop-unread-files';
import { headScriptFirst } from './head-script-first';
import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './load-scripts-late';
import { writeSplitSitemap } from './split-sitemap';
import { writeAliasFiles } from './write-alias-files';
import { writeBuilds } from './write-builds';
import { writeServiceWorker } from './write-service-worker';

/** Completes the static export, step by step, in this order: a step may read what the ones before it wrote. */
const out = 'out';
const build = await buildSettings('.next');
const steps = [
  headScriptFirst,
  writeAliasFiles,
  loadScriptsLate,
  inlineStyles,
  dropUnreadFiles,
  writeSplitSitemap,
  writeBuilds,
  writeServiceWorker,
];

for (const step of steps) {
  console.log(`${out}/: ${await step(out, build)}`);
}
