import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * A log with one line of JSON for each event. Lines contain references, counts and codes, but nothing that a visitor wrote:
 * errors are logged as `errorFacts`.
 */
export function createLog(destination?: DestinationStream): Logger {
  const out = destination ?? pino.destination({ dest: 1, sync: true });
  // The receiver must not stop if the log cannot be written, such as on a full disk.
  if ('on' in out && typeof out.on === 'function') out.on('error', () => {});
  return pino(
    {
      base: { process: process.pid },
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    out,
  );
}
