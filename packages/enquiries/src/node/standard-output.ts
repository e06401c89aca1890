import { createLog, type Log } from '../log';

/** So many bytes may wait for a slow reader of the log. Later lines are dropped. */
const waitingBytesMax = 1_048_576;

/**
 * A log on the standard output. If that can't be written, because its disk is full or nobody reads
 * it any more, the receiver goes on, and `isWritten` says so.
 */
export function logToOutput(): { readonly log: Log; readonly isWritten: () => boolean } {
  let isWritten = true;
  process.stdout.on('error', () => {
    isWritten = false;
  });
  const log = createLog((line) => {
    if (process.stdout.writableLength > waitingBytesMax) {
      isWritten = false;
      return;
    }
    process.stdout.write(`${line}\n`, (error) => {
      isWritten = !error;
    });
  });
  return { log, isWritten: () => isWritten };
}
