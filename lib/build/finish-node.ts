import { build } from 'rolldown';
import { bundleIslands } from '@/lib/islands/build/bundle-islands';
import { finishPages } from '@/lib/islands/build/finish-pages';
import { readSettings } from './build-settings';
import { loadSettings } from './load-settings';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writePageMarkdown } from './write-page-markdown';
import { writeReloadScript } from './write-reload-script';
import { writeServiceWorker } from './write-service-worker';

/** Completes the Node target: the prerendered pages, the files in `public/`, and the server, bundled into one file. */
loadSettings();
const settings = {
  ...(await readSettings('.next-node')),
  ...(await bundleIslands('.next-node/static')),
};
const pages = '.next-node/server/app';

console.log(`.next-node/: ${await finishPages(pages, '.next-node/static', settings)}`);
console.log(`public/: ${await writePageMarkdown(pages, 'public')}`);
for (const step of [writeReloadScript, writeBuilds, writeServiceWorker]) {
  console.log(`public/: ${await step('public', settings)}`);
}
await build({
  input: 'lib/hosts/node-server.ts',
  platform: 'node',
  external: ['compression', 'next'],
  transform: {
    target: 'node20',
    define: Object.fromEntries(
      ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'NEXT_PUBLIC_ICON_HOSTS'].map((name) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name] ?? ''),
      ]),
    ),
  },
  output: { file: '.next-node/server.mjs' },
});
console.log('.next-node/: the server in server.mjs');
console.log(`.next-node/: ${await writeSourceDigest('.next-node')}`);
