import { leastWords } from '@/content/house-style';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { brokenLinks, clicksFromMenus, orphans, type PageFacts } from '@/lib/build/site-graph';
import { escapeHtml } from '@/lib/build/stub-page';
import { copyOf } from '@/lib/pages/copy';
import { pageAt } from '@/lib/pages/tree';
import { likenesses, mainText, nearDuplicate, wordsOf } from './text-measures';
import { countTics, type TicCount } from './tics';

export interface BuiltPage extends PageFacts {
  /** Bytes of the first load over the wire: the page and the resources that it names, compressed. */
  readonly bytes: number;
}

/** Something about a page that wants an editor's attention. */
export interface Finding {
  readonly what:
    | 'orphan'
    | 'out of reach'
    | 'thin page'
    | 'near duplicate'
    | 'missing metadata'
    | 'broken link'
    | 'worn phrase';
  readonly page: string;
  readonly detail: string;
}

export interface PageHealth {
  readonly path: PagePath;
  readonly words: number;
  /** The page most like it, and how alike they are. */
  readonly nearest: { readonly path: string; readonly score: number } | undefined;
  readonly clicks: number | undefined;
  readonly bytes: number;
}

export interface HealthReport {
  readonly pages: readonly PageHealth[];
  /** Habits of phrasing over the copy of all the pages. */
  readonly tics: readonly TicCount[];
  readonly findings: readonly Finding[];
}

const mostClicks = 3;

const shareInWords = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures the built pages.
 * @param built every listed page of the build
 * @param isFile whether an address that is no page is a file of the build
 */
export function healthOf(
  built: ReadonlyMap<PagePath, BuiltPage>,
  isFile: (path: string) => boolean,
): HealthReport {
  const texts = new Map([...built.keys()].map((path) => [path, mainText(copyOf(path))]));
  const alike = likenesses(texts);
  const clicks = clicksFromMenus(built);
  const descriptions = new Map<string, string>();

  const pages = [...built].map(([path, { bytes }]): PageHealth => {
    const likeness = alike.find(({ pair }) => pair.includes(path));
    const other = likeness?.pair.find((candidate) => candidate !== path);
    return {
      path,
      words: wordsOf(texts.get(path) ?? '').length,
      nearest: likeness && other ? { path: other, score: likeness.score } : undefined,
      clicks: clicks.get(path),
      bytes,
    };
  });

  const findings: Finding[] = [];
  const find = (what: Finding['what'], page: string, detail: string) =>
    findings.push({ what, page, detail });
  for (const page of orphans(built)) {
    find(
      'orphan',
      page,
      'no other page links to it in its own text; add it to a related page or its group',
    );
  }
  for (const { pair, score } of alike.filter((likeness) => likeness.score >= nearDuplicate)) {
    const [page, other] = pair;
    find(
      'near duplicate',
      page,
      `${shareInWords(score)} the same as ${other}; say what sets them apart`,
    );
  }
  for (const { page, link, reason } of brokenLinks(built, isFile)) {
    find('broken link', page, `${link}: ${reason}`);
  }
  for (const { path, words, clicks: distance } of pages) {
    const page = built.get(path);
    const least = leastWords[pageAt(path).kind] ?? 0;
    if (words < least) {
      find('thin page', path, `${words} words of main text; ${least} are expected`);
    }
    if (distance === undefined || distance > mostClicks) {
      const clicksNow = distance ?? 'no number of';
      find('out of reach', path, `${clicksNow} clicks from the menus; ${mostClicks} are allowed`);
    }
    for (const field of ['title', 'description', 'canonical', 'socialImage'] as const) {
      if (!page?.[field]) find('missing metadata', path, `no ${field}`);
    }
    const same = page && descriptions.get(page.description);
    if (same) find('missing metadata', path, `its description is that of ${same}`);
    if (page) descriptions.set(page.description, path);
  }
  const tics = countTics([...built.keys()].map((path) => copyOf(path)));
  for (const { name, count, most } of tics.filter((tic) => tic.count > tic.most)) {
    const detail = `${name}: ${count} in all copy, ${most} at most; say it in another way`;
    find('worn phrase', 'all', detail);
  }
  return { pages, tics, findings };
}

/** The report for a terminal. */
export function healthText({ pages, tics, findings }: HealthReport): string {
  const byWeight = pages.toSorted((a, b) => b.bytes - a.bytes);
  const byWords = pages.toSorted((a, b) => a.words - b.words);
  const [alike] = pages.toSorted((a, b) => (b.nearest?.score ?? 0) - (a.nearest?.score ?? 0));
  const median = byWeight[Math.floor(byWeight.length / 2)];
  const shortest = byWords[0];
  const heaviest = byWeight[0];
  return [
    `${pages.length} pages, ${findings.length} findings`,
    ...findings.map(({ what, page, detail }) => `  ${what}: ${page}: ${detail}`),
    `Words: ${pages.reduce((sum, { words }) => sum + words, 0)} in all; fewest ${shortest?.words} (${shortest?.path})`,
    `Most alike: ${alike?.path} and ${alike?.nearest?.path}, ${shareInWords(alike?.nearest?.score ?? 0)}`,
    `First load, compressed: median ${kilobytes(median?.bytes ?? 0)}, most ${kilobytes(heaviest?.bytes ?? 0)} (${heaviest?.path})`,
    'Worn phrases, in all copy and at most:',
    ...tics.map(({ name, count, most }) => `  ${count} of ${most}  ${name}`),
    '',
  ].join('\n');
}

/** The report as a page to open in a browser. */
export function healthPage(report: HealthReport): string {
  const rows = (cells: readonly (readonly string[])[]) =>
    cells
      .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
      .join('\n');
  return `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Site health</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; margin-block: 1rem 2rem; }
th, td { border: 1px solid #bbb; padding: .3rem .6rem; text-align: left; vertical-align: top; }
pre { white-space: pre-wrap; }
</style>
<h1>Site health</h1>
<pre>${escapeHtml(healthText({ ...report, findings: [] }))}</pre>
<h2>Findings: ${report.findings.length}</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Page</th><th scope="col">Detail</th></tr></thead>
<tbody>
${rows(report.findings.map(({ what, page, detail }) => [what, page, detail]))}
</tbody>
</table>
<h2>Pages: ${report.pages.length}</h2>
<table>
<thead><tr><th scope="col">Page</th><th scope="col">Words</th><th scope="col">Most like</th><th scope="col">Alike</th><th scope="col">Clicks</th><th scope="col">First load</th></tr></thead>
<tbody>
${rows(
  report.pages.map(({ path, words, nearest, clicks, bytes }) => [
    path,
    String(words),
    nearest?.path ?? '',
    nearest ? shareInWords(nearest.score) : '',
    clicks === undefined ? 'none' : String(clicks),
    kilobytes(bytes),
  ]),
)}
</tbody>
</table>
</html>
`;
}
