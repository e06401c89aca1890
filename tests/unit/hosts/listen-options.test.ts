import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenOptions } from '@/lib/hosts/http-server';

const program = process.argv.slice(0, 2);

/** The options of a program that is started with these arguments and this `PORT`. */
function optionsWith(port: string | undefined, ...options: readonly string[]) {
  vi.stubEnv('PORT', port);
  process.argv = [...program, ...options];
  return listenOptions();
}

afterEach(() => {
  vi.unstubAllEnvs();
  process.argv = program;
});

describe('the port', () => {
  test.each([
    [undefined, [], 3000],
    ['', [], 3000],
    ['8080', [], 8080],
    ['8080', ['--port', '0'], 0],
  ])('of PORT=%s and the options %j is %i', (environment, options, port) => {
    expect(optionsWith(environment, ...options).port).toBe(port);
  });

  test.each(['', ' ', '1e3', '65536', '-1', 'x'])('cannot be "%s"', (port) => {
    expect(() => optionsWith(undefined, `--port=${port}`)).toThrow('Give a number from 0 to 65535');
  });
});
