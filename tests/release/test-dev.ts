import { spawn } from 'node:child_process';
import { chromium, expect as expectAtOnce } from '@playwright/test';
import { copyFileOf } from '@/lib/file-paths';
import { chromiumFlags, installedChromium } from '../support/browser/chromium';
import { freePort } from '../support/free-port';
import { pageOf } from '../support/page-of';
import { copyRepository } from '../support/projects/copy-repository';
import { ProjectCopy } from '../support/projects/project-copy';

/*
 * `npx tsx tests/release/test-dev.ts` works as an editor does: it starts `npm run dev` in a copy of
 * the repository, opens pages, changes a heading, makes a mistake and corrects it. The browser must
 * show each change by itself.
 */

/** Next compiles a page at the first request for it, which takes long on a busy machine. */
const patience = { timeout: 180_000 };
const expect = expectAtOnce.configure(patience);

const legal = pageOf('legal');

await using copy = new ProjectCopy(await copyRepository('dev-'));
const address = `http://localhost:${await freePort()}`;
const server = spawn('npm', ['run', 'dev'], {
  cwd: copy.folder,
  env: { ...process.env, PORT: new URL(address).port, NEXT_TELEMETRY_DISABLED: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
  // Starts a process group, so that one signal stops all processes of the command.
  detached: true,
});
const executablePath = installedChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await expect(async () => {
    expect((await page.request.get(address, patience)).status()).toBe(200);
  }).toPass(patience);
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/', pageOf('contact'), legal]) {
    // Next tells a page of no change that was made before the page had connected.
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text() === '[HMR] connected',
      ...patience,
    });
    await page.goto(address + path, patience);
    await expect(heading).toBeVisible();
    await connected;
  }

  const write = (words: string) =>
    copy.edit({
      file: copyFileOf(legal),
      find: /(?<=^ {2}heading: )'[^']*'/m,
      put: `'${words}'`,
    });
  const mistake = page.getByRole('listitem').filter({
    hasText: `${copyFileOf(legal)}: the field "heading" has "stop.". Write no full stop`,
  });

  await write('A changed heading');
  await expect(heading).toHaveText('A changed heading');

  await write('A heading with a full stop.');
  await expect(mistake).toBeVisible();

  await write('A corrected heading');
  await expect(heading).toHaveText('A corrected heading');
  await expect(mistake).toBeHidden();
  expect(errors).toEqual([]);
} finally {
  await browser.close();
  const stopped = new Promise((resolve) => server.once('close', resolve));
  // At a gentler signal, Next would write its cache while the copy is removed.
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  await stopped;
}
