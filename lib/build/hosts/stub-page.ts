import { site } from '@/content/site';
import { escapeHtml } from '@/lib/escape-html';

/**
 * The script of every stub page. It reads the target from the link, so that one hash in a policy
 * allows it on all pages.
 */
export const stubScript = 'location.replace(document.links[0].href+location.search+location.hash)';

/**
 * The HTML that redirects an alias on hosts without redirect rules. With scripts, it keeps the
 * query and fragment. Without scripts, it uses a meta refresh and a link.
 */
export function stubPage(target: string, title: string, canonical: string): string {
  const to = escapeHtml(target);
  return `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page is at <a href="${to}">${escapeHtml(title)}</a>.</p>
<script>${stubScript}</script>
</html>
`;
}
