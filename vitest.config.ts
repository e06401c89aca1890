import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/** Turns off the `localStorage` that Node has from version 25 on: it would hide the one of jsdom. Earlier versions refuse the option. */
export const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

/** In milliseconds. Only a test that hangs reaches it, on a machine that is busy with builds too. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...timeouts,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          // No test changes what another file could see; with one process, each module is loaded once.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        resolve: { alias },
        test: {
          // Commands of the project and the receiver, run as programs.
          name: 'programs',
          ...timeouts,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'component',
          ...timeouts,
          environment: 'jsdom',
          execArgv,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
});
