import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '@/content/values/days';

/*
 * Builds the site for the target that the command names: `npm run build` or `npm run build:node`.
 * All steps get the same day, so that a build across midnight has the same posts in every step, and
 * the settings that they need, whatever the shell has set.
 */

const targets = {
  static: { distDir: '.next', finish: 'lib/build/finish-export.ts' },
  node: { distDir: '.next-node', finish: 'lib/build/finish-node.ts' },
} as const;

const target = process.argv[2];
if (target !== 'static' && target !== 'node') {
  console.error(`There is no target "${target}". Write "static" or "node".`);
  process.exit(1);
}
const { distDir, finish } = targets[target];

/** Runs a step of the build. If it fails, ends the build with its exit code. */
function run(command: string, onFailure?: () => void): void {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_TARGET: target,
      BUILD_DAY: today(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (status === 0) return;
  onFailure?.();
  process.exit(status ?? 1);
}

process.env.BUILD_DAY = today();
run('npm run check:content');
run('next build', () => {
  // Next also caches failures, for example without a network, and the next build would fail with
  // them again.
  rmSync(join(distDir, 'cache'), { recursive: true, force: true });
  console.error(
    `The cache of this build is deleted (${distDir}/cache), so that the next build starts afresh.`,
  );
});
run(`tsx ${finish}`);
