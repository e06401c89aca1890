import { buildSettings } from './build-settings';
import { headScriptFirst } from './head-script-first';
import { writeBuilds } from './write-builds';
import { writeServiceWorker } from './write-service-worker';

/** Completes the Node target: its prerendered pages, and the files that Next serves from `public/`. */
const build = await buildSettings('.next-node');

console.log(`.next-node/: ${await headScriptFirst('.next-node/server/app')}`);
for (const step of [writeBuilds, writeServiceWorker]) {
  console.log(`public/: ${await step('public', build)}`);
}
