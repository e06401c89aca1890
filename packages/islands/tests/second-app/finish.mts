import { createHash } from 'node:crypto';
import { bundleIslands, finishPages, writeReloadScript } from 'prerendered-islands/build';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const statics = 'out/_next/static';
const { clientScript } = await bundleIslands({ entry: 'islands/client.ts', statics });

console.log(
  await finishPages({
    pages: 'out',
    statics,
    clientScript,
    reloadScript: '/reload.js',
    policy: (scripts) => `script-src 'self' ${[...new Set(scripts)].map(hashOf).join(' ')}`,
  }),
);
console.log(await writeReloadScript('out/reload.js'));
