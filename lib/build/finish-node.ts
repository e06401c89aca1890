import { build } from 'rolldown';
import { bundleIslands } from '@/lib/islands/build/bundle-islands';
import { finishPages } from '@/lib/islands/build/finish-pages';
import { loadSettings } from './build-settings';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writePageMarkdown } from './write-page-markdown';
import { writeReloadScript } from './write-reload-script';
import { writeServiceWorker } from './write-service-worker';

/* Completes the Node target: the prerendered pages, the files in `public/`, and the server, bundled into one file. */

const settings = {
  ...(await loadSettings('.next-node')),
  ...(await bundleIslands('.next-node/static')),
};
const pages = '.next-node/server/app';

/**
 * The statements at the start of the bundled server. The headers of the server depend on settings of the build, but the
 * environment of the server may lack them. The statements add the missing settings.
 */
const settingStatements = [
  'NEXT_PUBLIC_ENQUIRY_ENDPOINT',
  'NEXT_PUBLIC_ICON_HOSTS',
  'NOINDEX',
].flatMap((name) => {
  const value = process.env[name];
  return value === undefined ? [] : [`process.env.${name} ??= ${JSON.stringify(value)};`];
});

console.log(`.next-node/: ${await finishPages(pages, '.next-node/static', settings)}`);
console.log(`public/: ${await writePageMarkdown(pages, 'public')}`);
for (const step of [writeReloadScript, writeBuilds, writeServiceWorker]) {
  console.log(`public/: ${await step('public', settings)}`);
}
await build({
  input: 'lib/hosts/node-server.ts',
  platform: 'node',
  external: ['compression', 'next'],
  transform: { target: 'node20' },
  output: { file: '.next-node/server.mjs', banner: settingStatements.join('\n') },
});
console.log('.next-node/: the server in server.mjs');
console.log(`.next-node/: ${await writeSourceDigest('.next-node')}`);
