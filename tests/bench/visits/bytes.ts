import type { Answer } from './serve-folder';

/** Bytes of a visit by what they are: head and body, unless it says otherwise. */
export interface VisitBytes {
  readonly html: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
  readonly total: number;
  /** The bodies of the scripts, to compare bundles. */
  readonly scriptBody: number;
  /** The script of the service worker, which `script` does not include. */
  readonly worker: number;
  /** Prefetches and prerenders, which the other figures include. */
  readonly ahead: number;
}

const sum = (answers: readonly Answer[], size: 'wire' | 'body' = 'wire') =>
  answers.reduce((total, answer) => total + answer[size], 0);

/** Adds up what a server sent in a visit: the page, its files, the requests of its service worker, and prefetches. */
export function bytesOf(answers: readonly Answer[]): VisitBytes {
  const ofType = (type: RegExp) => answers.filter((answer) => type.test(answer.type));
  const [worker = [], scripts = []] = [true, false].map((isWorker) =>
    ofType(/javascript/).filter(
      ({ destination }) => (destination === 'serviceworker') === isWorker,
    ),
  );
  const known = {
    html: sum(ofType(/html/)),
    style: sum(ofType(/css/)),
    script: sum(scripts),
    font: sum(ofType(/^font/)),
    image: sum(ofType(/^image/)),
    worker: sum(worker),
  };
  const total = sum(answers);
  return {
    ...known,
    other: total - Object.values(known).reduce((all, size) => all + size, 0),
    total,
    scriptBody: sum(scripts, 'body'),
    ahead: sum(answers.filter(({ isAhead }) => isAhead)),
  };
}
