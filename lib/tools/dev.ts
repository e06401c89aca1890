import { spawn } from 'node:child_process';

/*
 * `npm run dev`: serves the site with live reload, without Next's telemetry, and writes the
 * generated sources meanwhile. It writes no downloads, because loading all content for them would
 * delay the first page.
 */
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
);
next.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
// Imported last, so that Next starts meanwhile.
await (await import('./copy-list')).writeCopyList();
await (await import('./head-scripts')).writeHeadScripts();
