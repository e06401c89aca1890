import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Writes one line of JSON for each event. Lines hold references, counts and codes, and never what a visitor wrote; nothing
 * is logged but plain values, and errors only as `errorFacts`.
 */
export function createLog(destination?: DestinationStream): Log {
  const out = destination ?? pino.destination({ dest: 1, sync: true });
  // A log that can't be written, such as on a full disk, must not stop the receiver.
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
