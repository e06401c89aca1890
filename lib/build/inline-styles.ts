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

/**
 * A page with the rules it needs in it, so that its first paint waits for one answer only. The links stay, disabled: the
 * browser doesn't fetch them, the framework finds them there when it hydrates the page, and the loader of the bundle
 * enables them for what the islands show.
 */
export function withInlineStyles(html: string, styles: ReadonlyMap<string, Stylesheet>): string {
  const words = wordsOf(html);
  return html.replaceAll(stylesheetLink, (link, source: string) => {
    const stylesheet = styles.get(source);
    if (stylesheet === undefined) return link;
    return `<style>${rulesFor(stylesheet, words)}</style>${link.replace(/\/>$/, ' disabled/>')}`;
  });
}

/**
 * Puts into every page of the export what it needs of the stylesheets. Runs after the bundle is taken out, whose payload
 * would name every class of the islands.
 * @param out the folder of the static export
 * @returns a line that says what was done
 * @throws where no page has a stylesheet, or a stylesheet can't stand in a page
 */
export async function inlineStyles(out: string): Promise<string> {
  const files = await readdir(out, { recursive: true });
  const styles = new Map<string, Stylesheet>();
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const source = `/${file.split('\\').join('/')}`;
    const css = await readFile(join(out, file), 'utf8');
    styles.set(source, readStylesheet(inlineStylesheet(source, css)));
  }
  let count = 0;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(out, file), 'utf8');
    const inlined = withInlineStyles(html, styles);
    if (inlined === html) continue;
    await writeFile(join(out, file), inlined);
    count += 1;
  }
  if (count === 0) {
    throw new Error(
      `${out}: no page with a stylesheet found. Next may write the link in another way than lib/build/inline-styles.ts knows.`,
    );
  }
  for (const [source, stylesheet] of styles) {
    await writeFile(join(out, source), withoutFontFaces(stylesheet));
  }
  return `${count} pages with the styles they need in them`;
}
