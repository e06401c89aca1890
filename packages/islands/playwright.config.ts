import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** The installed Chromium. Without one, Playwright starts its own. */
const executablePath = places.find((place) => place !== undefined && existsSync(place));

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/serve-second-app.ts',
  forbidOnly: true,
  // One at a time, because one test measures times.
  workers: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      args: [
        '--disable-background-networking',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
      ...(executablePath && { executablePath }),
    },
  },
});
