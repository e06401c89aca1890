import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/** Turns off the `localStorage` that Node has from version 25 on: it would hide the one of jsdom. Earlier versions refuse the option. */
export const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

/** What a test replaced is put back before the next test. */
export const restored = { unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

const defaults = {
  ...restored,
  // In milliseconds. Only a test that hangs reaches it, on a machine that is busy with builds too.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...defaults,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          // No test changes what another file could see; with one process, each module is loaded once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          // Commands of the project and the receiver, run as programs.
          name: 'programs',
          ...defaults,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'component',
          ...defaults,
          environment: 'jsdom',
          // Each file has its own window, but jsdom is loaded once. Loading it takes longer than a file's tests.
          pool: 'vmForks',
          execArgv,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
});
