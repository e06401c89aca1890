import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const decisions = [
  'address-guard',
  'alias-table',
  'aliases',
  'business-hours',
  'content-security-policy',
  'enquiry-draft',
  'guards',
  'headers',
  'menu-geometry',
  'menu-timing',
  'outbox',
  'prefetch',
  'receiving/delivery-schedule',
  'receiving/request-limits',
  'reload-guard',
  'rule-files',
];

/*
 * The tests of the decisions that stryker.config.json lists. Others reach the same code, by way of whole pages, which takes
 * long; a decision has to be held by its own tests.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: [
      ...decisions.map((name) => `tests/unit/${name}.test.ts`),
      'tests/component/enquiry-outbox.test.ts',
    ],
  },
});
