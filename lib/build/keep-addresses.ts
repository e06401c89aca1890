import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@/lib/files-in';

/**
 * Opts a page out of Cloudflare's e-mail obfuscation, which is on by default. It replaces addresses
 * by "[email protected]", and the page's policy blocks the script that would show them again
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
export function withAddresses(html: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  const body = `${html.slice(0, end)}<!--/email_off-->${html.slice(end)}`;
  return body.replace(/<body[^>]*>/, '$&<!--email_off-->');
}

/**
 * Keeps proxies from hiding the e-mail addresses of all pages.
 * @param folder the folder of the pages. They must be complete
 */
export async function keepAddresses(folder: string): Promise<string> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    await writeFile(file, withAddresses(await readFile(file, 'utf8')));
  }
  return `${pages.length} pages keep their e-mail addresses behind Cloudflare`;
}
