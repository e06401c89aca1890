import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

const clientFiles = ['components', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

test('nothing that browsers get grows with the number of pages', async () => {
  expect(clientFiles.length).toBeGreaterThan(5);
  const { output } = await build({
    input: clientFiles.map((file) => `./${file}`),
    write: false,
    treeshake: false,
    // Packages: what is neither a path nor an alias of one.
    external: /^(?!@\/|[./]|[A-Z]:)/,
    logLevel: 'silent',
  });
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = modules.map((module) => relative(process.cwd(), module));
  expect(files).toContain('content/site.ts');
  const growing = /^content\/(tree|copy)\.ts$|^content\/pages\//;
  expect(files.filter((file) => growing.test(file))).toEqual([]);
});
