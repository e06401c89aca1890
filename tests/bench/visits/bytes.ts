import type { Answer } from '../../support/browser/serve-folder';

const sum = (answers: readonly Answer[], size: 'wire' | 'body' = 'wire') =>
  answers.reduce((total, answer) => total + answer[size], 0);

/**
 * The bytes that a server sent in a visit, by type of file. Sizes include response headers, except
 * `scriptBody`. `script` does not include the service worker, which is `worker`.
 */
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
    /** The size of `script` without response headers. */
    scriptBody: sum(scripts, 'body'),
  };
}
