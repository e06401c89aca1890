import { build } from 'esbuild';
import { finishPages } from '@/lib/build/pages/finish-pages';
import { readSettings } from './build-settings';
import { bundleIslands } from './bundle-islands';
import { loadSettings } from './load-settings';
import { noteSources } from './source-digest';
import { writeBuilds } from './write-builds';
import { writeMarkdownTwins } from './write-markdown-twins';
import { writeServiceWorker } from './write-service-worker';

/**
 * Completes the Node target: its prerendered pages, the files that Next serves from `public/`, and the server in one file
 * that needs no build tools.
 */
loadSettings();
const settings = {
  ...(await readSettings('.next-node')),
  ...(await bundleIslands('.next-node/static')),
};
const pages = '.next-node/server/app';

console.log(`.next-node/: ${await finishPages(pages, '.next-node/static', settings)}`);
console.log(`public/: ${await writeMarkdownTwins(pages, 'public')}`);
for (const step of [writeBuilds, writeServiceWorker]) {
  console.log(`public/: ${await step('public', settings)}`);
}
await build({
  entryPoints: ['lib/hosts/node-server.ts'],
  outfile: '.next-node/server.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  define: Object.fromEntries(
    ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'NEXT_PUBLIC_ICON_HOSTS'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? ''),
    ]),
  ),
});
console.log('.next-node/: the server in server.mjs');
console.log(`.next-node/: ${await noteSources('.next-node')}`);
