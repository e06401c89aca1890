import { createLog, type Log } from '../log';

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
    process.stdout.write(`${line}\n`, (error) => {
      isWritten = !error;
    });
  });
  return { log, isWritten: () => isWritten };
}
