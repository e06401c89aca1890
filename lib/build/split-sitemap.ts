import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl } from '@/lib/publish/metadata';

/** The maximum number of pages in a sitemap file. The protocol allows 50,000, but search consoles report by file. */
export const sitemapEntriesMax = 1_000;

export interface SitemapFile {
  readonly name: string;
  readonly xml: string;
}

/**
 * Splits a sitemap into an index and parts. A short sitemap is returned unchanged.
 * @throws if the XML contains no page
 */
export function splitSitemap(xml: string): readonly SitemapFile[] {
  const entries = xml.match(/<url>.*?<\/url>/gs) ?? [];
  const [opening] = /^.*?<urlset[^>]*>/s.exec(xml) ?? [];
  if (entries.length === 0 || opening === undefined) {
    throw new Error('sitemap.xml contains no <url>. Check the list in app/sitemap.tsx.');
  }
  if (entries.length <= sitemapEntriesMax) return [{ name: 'sitemap.xml', xml }];
  const parts = Array.from(
    { length: Math.ceil(entries.length / sitemapEntriesMax) },
    (_, index) => ({
      name: `sitemap-${index + 1}.xml`,
      xml: `${opening}\n${entries.slice(index * sitemapEntriesMax, (index + 1) * sitemapEntriesMax).join('\n')}\n</urlset>\n`,
    }),
  );
  const locations = parts.map(
    ({ name }) => `<sitemap><loc>${absoluteUrl(`/${name}`)}</loc></sitemap>\n`,
  );
  const index = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</sitemapindex>\n`;
  return [{ name: 'sitemap.xml', xml: index }, ...parts];
}

/**
 * Splits the sitemap of a large site.
 * @param out the folder of the static export
 * @returns a line that says what was written
 */
export async function writeSplitSitemap(out: string): Promise<string> {
  const files = splitSitemap(await readFile(join(out, 'sitemap.xml'), 'utf8'));
  for (const { name, xml } of files) await writeFile(join(out, name), xml);
  return files.length === 1 ? 'one sitemap' : `a sitemap index and ${files.length - 1} parts`;
}
