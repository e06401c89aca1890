import { site } from '@/content/site';
import { hoursInWords } from '@/content/values/office-hours';
import * as constants from '@/lib/constants';
import { callAddress } from '@/lib/contact-addresses';
import { escapeHtml } from '@/lib/escape-html';
import type { OfflineFrame } from '@/lib/worker/offline-page';

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
 * The parts of the offline page that are the same for every visitor. The page needs no other files,
 * and contains the phone number.
 * @param tokens the colours of the themes, as CSS
 * @param themeScript the inline script that sets the visitor's theme
 */
export function offlineFrame(tokens: string, themeScript: string): OfflineFrame {
  const name = escapeHtml(site.name);
  const titleSuffix = ` ${constants.titleSeparator} ${name}`;
  return {
    titleSuffix,
    start: `<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><title>Offline${titleSuffix}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<script>${themeScript}</script><style>${tokens}${styles}</style></head>
<body><main><p class="muted">${name}</p><h1>You are offline, and this page is not on your device</h1>
<p>As soon as there is a connection, <a href="">try again</a>.</p>
`,
    end: `
<h2>Reach us without data</h2>
<p>A call or an SMS works: <a href="${callAddress}">${site.contact.phone.value}</a>, ${hoursInWords()}</p>
</main></body></html>`,
  };
}
