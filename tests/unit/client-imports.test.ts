import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const clientFiles = ['components', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

test('nothing that browsers get grows with the number of pages', async () => {
  expect(clientFiles.length).toBeGreaterThan(5);
  const { metafile } = await build({
    entryPoints: clientFiles,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': process.cwd() },
    logLevel: 'silent',
  });
  const growing = /^content\/(tree|copy)\.ts$|^content\/pages\//;
  expect(Object.keys(metafile.inputs).filter((file) => growing.test(file))).toEqual([]);
});
