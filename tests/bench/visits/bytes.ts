import type { Answer } from '../../support/browser/serve-folder';

const sum = (answers: readonly Answer[], size: 'wire' | 'body' = 'wire') =>
  answers.reduce((total, answer) => total + answer[size], 0);

/** The bytes that a server sent in a visit, by what they are: head and body, unless it says otherwise. `script` is without the service worker. */
export function bytesOf(answers: readonly Answer[]) {
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
    /** The bodies of the scripts, to compare bundles. */
    scriptBody: sum(scripts, 'body'),
    /** Prefetches and prerenders, which the other figures include. */
    ahead: sum(answers.filter(({ isAhead }) => isAhead)),
  };
}
