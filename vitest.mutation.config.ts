import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/* The tests that a mutation run asks: pure decisions. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.ts', 'tests/component/enquiry-outbox.test.ts'],
  },
});
