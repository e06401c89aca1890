import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

const clientFiles = ['components', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

test('browser code does not grow with the number of pages, and does not contain the code that merges class names', async () => {
  expect(clientFiles.length).toBeGreaterThan(5);
  const { output } = await build({
    input: ['components/islands/client.ts', ...clientFiles].map((file) => `./${file}`),
    write: false,
    treeshake: false,
    // Packages: everything that is neither a path nor a path alias.
    external: /^(?!@\/|[./]|[A-Z]:)/,
    logLevel: 'silent',
  });
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = modules.map((module) => relative(process.cwd(), module));
  expect(files).toContain('content/site.ts');
  const growing = /^content\/(tree|copy)\.ts$|^content\/pages\//;
  expect(files.filter((file) => growing.test(file))).toEqual([]);
  // This file imports all of tailwind-merge, which has 29 kB.
  expect(files).not.toContain('lib/class-names.ts');
  // The schemas of the content import all of zod, which has 30 kB. Browser code uses `zod/mini`.
  const own = files.filter((file) => /^(app|components|content|lib)\//.test(file));
  expect(own.filter((file) => readFileSync(file, 'utf8').includes("from 'zod'"))).toEqual([]);
});
