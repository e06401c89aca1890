import { expect, test, vi } from 'vitest';
import { logToOutput } from './standard-output';

test('a log that nobody reads is not written any more, and does not fill the memory', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const waiting = vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValue(0);
  const { log, isWritten } = logToOutput();
  log.info({}, 'first');
  waiting.mockReturnValue(2_000_000);
  log.info({}, 'second');
  expect(isWritten()).toBe(false);
  expect(write.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('first'),
  ]);
});
