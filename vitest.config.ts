import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/**
 * Turns off the `localStorage` of Node 25 and later, which would replace that of jsdom. Earlier
 * versions reject the option.
 */
const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];

const defaults = {
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  // In milliseconds. Even on a busy machine, only a test that hangs takes this long.
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
          include: ['tests/{,company/}unit/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          // Test files share a process, so each module is loaded once. No test changes state that
          // another test reads.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          // Tests that run the project's commands and the receiver as processes.
          name: 'programs',
          ...defaults,
          environment: 'node',
          include: ['tests/{,company/}e2e/**/*.test.ts', 'packages/enquiries/tests/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          // Tests that need a document, as their names end in `.tsx`.
          name: 'component',
          ...defaults,
          environment: 'jsdom',
          // Each file has its own window, but jsdom is loaded once. Loading it takes longer than a
          // file's tests.
          pool: 'vmForks',
          execArgv,
          include: ['tests/{,company/}unit/**/*.test.tsx', 'packages/*/src/**/*.test.tsx'],
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
    ],
  },
});
