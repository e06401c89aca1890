import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { launchBrowser } from '../conditions/browser';

/** The categories of a Lighthouse run that are scores, 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The timings of a Lighthouse run that a visitor feels. */
export const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
} as const;

/** One run: scores from 0 to 100, timings in milliseconds (`cls` has no unit), and the audits that failed. */
export interface LighthouseRun {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly timings: Readonly<Record<keyof typeof metrics, number>>;
  readonly failed: readonly string[];
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });

/** A browser that Lighthouse can drive. */
export interface LighthouseBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** Starts a browser for Lighthouse; the caller closes it. */
export async function startBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort();
  return { browser: await launchBrowser(`--remote-debugging-port=${port}`), port };
}

/** The audits that take points from a category, each once. */
function failedAudits(result: Result): string[] {
  const weighted = Object.values(result.categories).flatMap((category) =>
    category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighted)].filter((id) => {
    const score = result.audits[id]?.score;
    return typeof score === 'number' && score < 0.9;
  });
}

/**
 * Runs Lighthouse's mobile profile on a page: a slow 4G phone with a processor four times slower, simulated.
 * @throws where Lighthouse can't load the page
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${url}: Lighthouse failed: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { lhr } = run;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const timing = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: {
      fcp: timing(metrics.fcp),
      lcp: timing(metrics.lcp),
      tbt: timing(metrics.tbt),
      cls: timing(metrics.cls),
      speed: timing(metrics.speed),
    },
    failed: failedAudits(lhr),
  };
}
