import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { lateScriptsId } from '@/lib/browser/late-markup';
import { escapeHtml } from './stub-page';

/** The framework's inline script that starts the bundle; only its own pages have one. */
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);?<\/script>/;
const flightScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const bundleScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
/** For browsers without modules; the page is whole without scripts, and such a browser gets no others. */
const legacyScript = /<script src="[^"]+" noModule=""><\/script>/g;

/** The loader as one line of script for the head of a page. */
async function inlineLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/late-scripts-inline.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles.map((file) => file.text.trim()).join('');
  if (/<\/script|<!--/i.test(code)) {
    throw new Error(
      'lib/browser/late-scripts-inline.ts: the bundled loader holds "</script" or "<!--" and would end its element. Write that string in two parts.',
    );
  }
  return code;
}

/** The flight payload that a page carries inline, as the framework would read it. */
function inlinePayload(file: string, html: string): string {
  return [...html.matchAll(flightScript)]
    .map(([, json = '']) => {
      const part: unknown = JSON.parse(json);
      if (!Array.isArray(part)) return '';
      if (part[0] === 0) return '';
      if (part[0] === 1 && typeof part[1] === 'string') return part[1];
      throw new Error(
        `${file}: its payload has a part of kind ${part[0]}, which lib/browser/late-scripts.ts does not hand on. Teach startBundle that kind (app-index.js of next says what it is).`,
      );
    })
    .join('');
}

/** The file that holds a page's payload, for a page's own file name inside the export. */
const payloadFile = (file: string) =>
  (file === '404.html' ? '_not-found.html' : file).replace(/\.html$/, '.txt');

/**
 * A page without the scripts of its bundle: the loader and a template with the script elements in its head instead, and
 * its payload left to the file that the framework writes beside it anyway.
 * @throws where the page holds something that is not understood
 */
export function withoutBundle(file: string, html: string, payload: string, loader: string): string {
  const entry = entryScript.exec(html)?.[1];
  if (entry === undefined || inlinePayload(file, html) !== payload) {
    throw new Error(
      `${file}: ${entry === undefined ? 'no start of the bundle in it' : `its inline payload differs from ${payloadFile(file)}`}. Next may write pages in another way than lib/build/load-scripts-late.ts knows; compare the page before and after.`,
    );
  }
  const sources = new Set([...html.matchAll(bundleScript)].map(([, source]) => source));
  const scripts = [...sources].map((source) => `<script src="${source}" async></script>`).join('');
  const data = {
    payload: `/${payloadFile(file)}`,
    entry,
    // Which address was not found, only the browser knows.
    ...(payloadFile(file) === '_not-found.txt' && { when: 'load' }),
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const bare = html
    .replace(entryScript, '')
    .replaceAll(flightScript, '')
    .replaceAll(bundleScript, '')
    .replaceAll(scriptPreload, '')
    .replaceAll(legacyScript, '');
  if (/<script[^>]* src=|__next_f|<link[^>]*as="script"/.test(bare)) {
    throw new Error(
      `${file}: a script is left that would load with the page. Teach lib/build/load-scripts-late.ts its form.`,
    );
  }
  return bare.replace(
    '</head>',
    () =>
      `<template id="${lateScriptsId}"${attributes}>${scripts}</template><script>${loader}</script></head>`,
  );
}

/**
 * Takes the bundle out of every page of the export and leaves it to the loader, which brings it when the page is idle or
 * at the visitor's first intent.
 * @param out the folder of the static export
 * @returns a line that says what was done
 * @throws where a page is not as the framework wrote it when this was written
 */
export async function loadScriptsLate(out: string): Promise<string> {
  const loader = await inlineLoader();
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const file of files) {
    const html = await readFile(join(out, file), 'utf8');
    // Stub pages of aliases have no bundle.
    if (!html.includes('id="_R_"')) continue;
    const payload = await readFile(join(out, payloadFile(file)), 'utf8');
    await writeFile(join(out, file), withoutBundle(file, html, payload, loader));
    count += 1;
  }
  return `${count} pages load their bundle late, with a loader of ${loader.length} B`;
}
