import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom does not have this method.
performance.getEntriesByType ??= () => [];

// React reports mistakes, such as a script in a client component, only here. A test that expects a
// message replaces the function.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...data: unknown[]) => {
    throw new Error(`console.${method}: ${format(...data)}`);
  };
}
