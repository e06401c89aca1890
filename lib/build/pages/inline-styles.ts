import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import {
  printRules,
  readStylesheet,
  rulesFor,
  type Stylesheet,
  withoutFontFaces,
  wordsOf,
} from './page-styles';
import { rewritePages } from './rewrite-pages';

const stylesheetLink = /<link rel="stylesheet" href="(\/[^"]+\.css)" data-precedence="next"\/>/g;

/**
 * A stylesheet as it can stand in a page: its relative addresses made absolute.
 * @param source the stylesheet's address, such as `/_next/static/chunks/a.css`
 * @throws where the text would end the `style` element it stands in
 */
export function inlineStylesheet(source: string, css: string): string {
  if (/<\/style/i.test(css)) {
    throw new Error(
      `${source}: holds "</style" and would end its element. Write it in another way.`,
    );
  }
  return css.replaceAll(
    /url\((["']?)(?!["']?(?:\/|data:|#|[a-z]+:))([^"')]+)\1\)/gi,
    (_, quote: string, address: string) =>
      `url(${quote}${posix.join(dirname(source), address)}${quote})`,
  );
}

/** The stylesheets of a build by their addresses, and the address of the one with their rules for print. */
export interface Styles {
  readonly sheets: ReadonlyMap<string, Stylesheet>;
  readonly printAddress: string;
}

/**
 * A page with the rules it needs in it, so that its first paint waits for one answer only. The links stay, disabled: the
 * browser doesn't fetch them until an island enables them for what it shows. The rules for print are fetched apart, after
 * all else.
 *
 * One stylesheet for all pages would take 6 kB off each document, but delay the first paint: on a phone whose processor is
 * slowed down four times, from 0.58 s to 0.85 s.
 */
export function withInlineStyles(html: string, { sheets, printAddress }: Styles): string {
  const words = wordsOf(html);
  return html.replaceAll(stylesheetLink, (link, source: string) => {
    const stylesheet = sheets.get(source);
    if (stylesheet === undefined) return link;
    return `<style>${rulesFor(stylesheet, words)}</style>${link.replace(/\/>$/, ' disabled/>')}<link rel="stylesheet" href="${printAddress}" media="print"/>`;
  });
}

/**
 * Puts into every page what it needs of the stylesheets. Runs after the bundle is replaced, whose payload would name every
 * class of the islands.
 * @param folder the pages
 * @param staticFolder what is served from `/_next/static`
 * @returns a line that says what was done
 * @throws where no page has a stylesheet, or a stylesheet can't be inlined
 */
export async function inlineStyles(folder: string, staticFolder: string): Promise<string> {
  const sheets = new Map<string, Stylesheet>();
  const cssFiles = await readdir(staticFolder, { recursive: true });
  for (const file of cssFiles.filter((name) => name.endsWith('.css'))) {
    const source = `/_next/static/${file.split('\\').join('/')}`;
    const css = await readFile(join(staticFolder, file), 'utf8');
    sheets.set(source, readStylesheet(inlineStylesheet(source, css)));
  }
  const print = [...sheets.values()].map(printRules).join('');
  const name = `print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  const styles = { sheets, printAddress: `/_next/static/${name}` };

  const count = await rewritePages(folder, (html) => withInlineStyles(html, styles));
  if (count === 0) {
    throw new Error(
      `${folder}: no page with a stylesheet found. Next may write the link in another way than lib/build/pages/inline-styles.ts knows.`,
    );
  }
  for (const [source, stylesheet] of sheets) {
    const file = join(staticFolder, source.slice('/_next/static/'.length));
    await writeFile(file, withoutFontFaces(stylesheet));
  }
  await writeFile(join(staticFolder, name), print);
  return `${count} pages with the styles they need in them`;
}
