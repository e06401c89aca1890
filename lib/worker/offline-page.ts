import { site } from '@/content/site';
import * as constants from '@/lib/constants';
import { callAddress } from '@/lib/contact-addresses';
import { escapeHtml } from '@/lib/escape-html';

/** A page that can be read offline: its path, and its title as HTML. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

const styles = `
body{margin:0;background:var(--canvas);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:auto;padding:clamp(2rem,8vw,5rem) 1.25rem}
h1{font-size:clamp(1.875rem,1.5rem + 1.7vw,2.75rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin-top:2.5rem;font-size:1.25rem}
ul{margin:0;padding:0;list-style:none}
a{display:inline-flex;min-height:2.75rem;align-items:center;color:var(--accent);text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.muted{color:var(--ink-muted)}`;

/**
 * The HTML of the page that the offline worker shows if it has no copy of the requested page. This
 * HTML needs no other files. It contains the phone number and a list of the pages that can be read
 * offline.
 * @param pages the pages that can be read offline
 * @param tokens the colours of the themes, as CSS
 * @param themeScript the inline script that sets the visitor's theme
 */
export function offlinePage(
  pages: readonly KeptPage[],
  tokens: string,
  themeScript: string,
): string {
  const { phone } = site.contact;
  const name = escapeHtml(site.name);
  const suffix = ` ${constants.titleSeparator} ${name}`;
  const items = pages.map(
    ({ path, title }) => `<li><a href="${path}">${title.replace(suffix, '')}</a></li>`,
  );
  const list = items.length
    ? `<h2>What you can read now</h2><ul>${items.join('')}</ul>`
    : '<p>No page has been stored on this device yet. The site stores the pages that you open.</p>';
  return `<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><title>Offline${suffix}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<script>${themeScript}</script><style>${tokens}${styles}</style></head>
<body><main><p class="muted">${name}</p><h1>You are offline, and this page is not on your device</h1>
<p>As soon as there is a connection, <a href="">try again</a>.</p>
${list}
<h2>Reach us without data</h2>
<p>A call or an SMS works: <a href="${callAddress}">${phone.value}</a></p>
</main></body></html>`;
}
