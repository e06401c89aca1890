import { mkdir, rm } from 'node:fs/promises';
import { build } from 'rolldown';
import { hashedFiles } from '@/lib/hosts/headers';
import { loadSettings } from './build-settings';
import { collectScriptHashes } from './collect-script-hashes';
import { fileHashes } from './file-hashes';
import { bundleSite, finishSitePages, writeSiteReloadScript } from './site-islands';
import { writeSourceDigest } from './source-digest';
import { writeBuilds } from './write-builds';
import { writePageMarkdown } from './write-page-markdown';
import { writeServiceWorker } from './write-service-worker';

/*
 * Completes the Node target: the prerendered pages, the files that the build adds, and the server,
 * bundled into one file.
 */

const settings = {
  ...(await loadSettings('.next-node')),
  ...(await bundleSite('.next-node/static')),
};
const pages = '.next-node/server/app';
/**
 * The folder for files that the server sends in addition to those in `public/`, which belongs to
 * the editors.
 */
const files = '.next-node/files';

/**
 * The statements at the start of the bundled server. The headers of the server depend on settings
 * of the build, but the environment of the server may lack them. The statements add the missing
 * settings.
 */
const settingStatements = () =>
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'NEXT_PUBLIC_ICON_HOSTS', 'NOINDEX', 'SCRIPT_HASHES'].flatMap(
    (name) => {
      const value = process.env[name];
      return value === undefined ? [] : [`process.env.${name} ??= ${JSON.stringify(value)};`];
    },
  );

console.log(`.next-node/: ${await finishSitePages(pages, '.next-node/static', settings)}`);
console.log(`.next-node/: ${await collectScriptHashes(pages, '.next-node/script-hashes.txt')}`);
await rm(files, { recursive: true, force: true });
await mkdir(files);
console.log(`${files}/: ${await writePageMarkdown(pages, files)}`);
const hashes = {
  ...(await fileHashes('.next-node/static', hashedFiles)),
  // `next.config.ts` moves the pictures to this address.
  ...(await fileHashes(`${pages}/pictures`, `${hashedFiles}pictures/`, '.body')),
};
for (const line of [
  await writeSiteReloadScript(files),
  await writeBuilds(files, settings),
  await writeServiceWorker(files, settings, hashes),
]) {
  console.log(`${files}/: ${line}`);
}
await build({
  input: 'lib/hosts/node-server.ts',
  platform: 'node',
  external: ['compression', 'next', 'send'],
  transform: { target: 'node20' },
  output: { file: '.next-node/server.mjs', banner: settingStatements().join('\n') },
});
console.log('.next-node/: the server in server.mjs');
console.log(`.next-node/: ${await writeSourceDigest('.next-node')}`);
