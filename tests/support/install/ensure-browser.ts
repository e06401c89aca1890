import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium } from '../browser/chromium';

/** The commands that install a browser. They run in turn until there is a browser for the tests. */
const attempts: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', 'chromium-headless-shell'],
];

const hasBrowser = () => installedChromium() !== undefined || existsSync(chromium.executablePath());

for (const [command, ...args] of attempts) {
  if (hasBrowser()) break;
  console.log(`No browser yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}
if (!hasBrowser()) {
  throw new Error(
    'No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
console.log(`Browser: ${installedChromium() ?? chromium.executablePath()}`);
