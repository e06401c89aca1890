import { headScript } from '@/lib/head/head-script';
import { rewritePages } from './rewrite-pages';

const element = `<script>${headScript}</script>`;

const fontPreload = /<link rel="preload" href="[^"]+" as="font"[^>]*?(?=\/>)/g;

const viewportElement = /<meta name="viewport"[^>]*?\/>/;

/**
 * A page with the head script before every stylesheet and bundle, where the framework puts it after them. Before it come
 * the viewport, without which a phone takes itself for 980 pixels wide, and the preload of its font, which waits for the
 * script. Other pages as they are.
 */
export function withHeadScriptFirst(html: string): string {
  if (!html.includes(element)) return html;
  const preloads = [...html.matchAll(fontPreload)].map(([link]) => `${link} media="not all"/>`);
  const [viewport = ''] = viewportElement.exec(html) ?? [];
  return html
    .replace(viewport, '')
    .replaceAll(new RegExp(`${fontPreload.source}/>`, 'g'), '')
    .replace(element, '')
    .replace(/<head>(<meta charSet="[^"]*"\/>)?/, (start) =>
      [start, viewport, ...preloads, element].join(''),
    );
}

/**
 * Puts the head script first in every page, so that it waits for no stylesheet and hears the first bundle fail.
 * @param folder the pages
 * @returns a line that says what was done
 * @throws where a page of the site does not have the script as it was composed
 */
export async function headScriptFirst(folder: string): Promise<string> {
  const count = await rewritePages(folder, (html, file) => {
    const moved = withHeadScriptFirst(html);
    if (moved === html && html.includes(' data-build=')) {
      throw new Error(
        `${file}: its head script is not the one of lib/head/head-script.ts. Build again.`,
      );
    }
    return moved;
  });
  return `the head script first in ${count} pages`;
}
