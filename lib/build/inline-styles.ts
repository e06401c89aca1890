import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import {
  readStylesheet,
  rulesFor,
  type Stylesheet,
  withoutFontFaces,
  wordsOf,
} from './page-styles';

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

/** Parts of a page that are closed when it opens; the whole stylesheet is there before a visitor opens them. */
const closedParts = /<div id="site-menu"[\s\S]*?<\/nav><\/div>|<dialog[\s\S]*?<\/dialog>/g;

/** Where the first screen of a page ends: after the heading of its content, or where the content begins. */
function endOfFirstScreen(html: string): number {
  const main = html.indexOf('<main');
  const content = html.indexOf('>', main) + 1;
  const headingEnd = html.indexOf('</header>', content);
  return headingEnd === -1 ? content : headingEnd + '</header>'.length;
}

/**
 * A page with the rules of its first screen in it, and the link to the whole stylesheet right after that screen: the first
 * paint waits for the page alone, what follows for a file that all pages share. Browsers render what stands before such a
 * link without waiting for it.
 * @param stylesheets by their addresses
 */
export function withInlineStyles(
  html: string,
  stylesheets: ReadonlyMap<string, Stylesheet>,
): string {
  const [link, source = ''] = new RegExp(stylesheetLink.source).exec(html) ?? [];
  const stylesheet = stylesheets.get(source);
  if (link === undefined || stylesheet === undefined) return html;
  const end = endOfFirstScreen(html);
  const words = wordsOf(html.slice(0, end).replaceAll(closedParts, ''));
  const style = `<style>${rulesFor(stylesheet, words)}</style>`;
  return `${html.slice(0, end).replace(link, () => style)}<link rel="stylesheet" href="${source}"/>${html.slice(end)}`;
}

/**
 * Puts into every page the styles of its first screen. Runs after the bundle is replaced, whose payload would name every
 * class of the islands.
 * @param folder the pages
 * @param staticFolder what is served from `/_next/static`
 * @returns a line that says what was done
 * @throws where no page has a stylesheet, a page has several, or one can't be inlined
 */
export async function inlineStyles(folder: string, staticFolder: string): Promise<string> {
  const stylesheets = new Map<string, Stylesheet>();
  const cssFiles = await readdir(staticFolder, { recursive: true });
  for (const file of cssFiles.filter((name) => name.endsWith('.css'))) {
    const source = `/_next/static/${file.split('\\').join('/')}`;
    const css = await readFile(join(staticFolder, file), 'utf8');
    stylesheets.set(source, readStylesheet(inlineStylesheet(source, css)));
  }
  let count = 0;
  const pages = await readdir(folder, { recursive: true });
  for (const file of pages.filter((page) => page.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    if ([...html.matchAll(stylesheetLink)].length > 1) {
      throw new Error(
        `${join(folder, file)}: has several stylesheets, and lib/build/inline-styles.ts knows one. Let app/layout.tsx import the styles alone.`,
      );
    }
    const inlined = withInlineStyles(html, stylesheets);
    if (inlined === html) continue;
    await writeFile(join(folder, file), inlined);
    count += 1;
  }
  if (count === 0) {
    throw new Error(
      `${folder}: no page with a stylesheet found. Next may write the link in another way than lib/build/inline-styles.ts knows.`,
    );
  }
  for (const [source, stylesheet] of stylesheets) {
    const file = join(staticFolder, source.slice('/_next/static/'.length));
    await writeFile(file, withoutFontFaces(stylesheet));
  }
  return `${count} pages with the styles of their first screen in them`;
}
