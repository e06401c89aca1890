import { dropUnreadFiles } from './drop-unread-files';
import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './load-scripts-late';
import { writeSplitSitemap } from './split-sitemap';
import { writeAliasFiles } from './write-alias-files';

/** Completes the static export, step by step, in this order: a step may read what the ones before it wrote. */
const out = 'out';
const steps = [writeAliasFiles, loadScriptsLate, inlineStyles, dropUnreadFiles, writeSplitSitemap];

for (const step of steps) {
  console.log(`${out}/: ${await step(out)}`);
}
