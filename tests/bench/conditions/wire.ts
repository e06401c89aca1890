import { extname } from 'node:path';

/** The kind of a file, by its name. */
export const wireKinds = ['html', 'style', 'script', 'font', 'image', 'other'] as const;
export type WireKind = (typeof wireKinds)[number];

/** One response of a host, as sent. */
export interface Answer {
  readonly path: string;
  readonly kind: WireKind;
  readonly status: number;
  /** What the browser asked for it as (`Sec-Fetch-Dest`): `document`, `script`, `serviceworker`, `empty` … */
  readonly destination: string;
  /** Whether it was a prefetch or a prerender. */
  readonly isAhead: boolean;
  /** Bytes of the body as sent. */
  readonly body: number;
  /** Bytes on the connection: head and body. */
  readonly wire: number;
}

const kinds: Readonly<Record<string, WireKind>> = {
  '': 'html',
  '.html': 'html',
  '.css': 'style',
  '.js': 'script',
  '.mjs': 'script',
  '.woff2': 'font',
  '.png': 'image',
  '.svg': 'image',
  '.webp': 'image',
  '.avif': 'image',
  '.jpg': 'image',
  '.ico': 'image',
};

/** What the file at a path is. */
export function kindOfPath(path: string): WireKind {
  return kinds[extname(path)] ?? 'other';
}

/** What a visit cost, in bytes. */
export interface VisitBytes {
  /** Everything: the page, its files, the requests of its service worker, and prefetches. */
  readonly total: number;
  /** Script files, without the service worker's. */
  readonly script: number;
  /** The bodies of the scripts, without response headers, for comparing bundles. */
  readonly scriptBody: number;
  /** The service worker's own script. */
  readonly worker: number;
  /** Whatever was asked for as a prefetch or prerender; also counted by its kind. */
  readonly ahead: number;
}

/** Adds up a visit's answers. */
export function bytesOfVisit(answers: readonly Answer[]): VisitBytes {
  const sum = (chosen: readonly Answer[], size: 'wire' | 'body' = 'wire') =>
    chosen.reduce((total, answer) => total + answer[size], 0);
  const isWorker = ({ destination }: Answer) => destination === 'serviceworker';
  const scripts = answers.filter((answer) => answer.kind === 'script' && !isWorker(answer));
  return {
    total: sum(answers),
    script: sum(scripts),
    scriptBody: sum(scripts, 'body'),
    worker: sum(answers.filter(isWorker)),
    ahead: sum(answers.filter(({ isAhead }) => isAhead)),
  };
}
