import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { execArgv, restored } from './vitest.config';

const testNames = [
  'content/business-hours',
  'enquiry/enquiry-draft',
  'enquiry/outbox',
  'figures/calculators',
  'figures/timeline',
  'hosts/address-check',
  'hosts/content-security-policy',
  'hosts/headers',
  'hosts/rule-files',
  'menus/header',
  'menus/menu-geometry',
  'menus/menu-timing',
  'pages/alias-table',
  'pages/aliases',
  'pages/guards',
  'runtime/prefetch',
  'search/recent-searches',
  'search/words',
];

/*
 * The tests of the files that stryker.config.json lists. Tests of whole pages are left out: they also run this code, but they are
 * slow, and each of these files must have tests of its own.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    execArgv,
    ...restored,
    include: [
      ...testNames.map((name) => `tests/unit/${name}.test.ts`),
      'tests/component/enquiry/browser-outbox.test.ts',
      'packages/enquiries/src/{delivery-schedule,request-limits}.test.ts',
      'packages/islands/src/loading/reload-limit.test.ts',
    ],
  },
});
