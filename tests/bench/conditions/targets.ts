/** A page of a folder of static output. */
export interface Target {
  /** As it was written. */
  readonly name: string;
  readonly folder: string;
  readonly path: string;
}

/** The page that others are compared with: the same copy, hand-written, without scripts, fonts or pictures. */
export const floorTarget = 'tests/bench/floor:/services/it-cloud';

/** A page written as `folder:/path`, or `folder` for its start page. */
export function targetFrom(name: string): Target {
  const [, folder = name, path = '/'] = /^(.*?):(\/.*)$/.exec(name) ?? [];
  return { name, folder, path };
}

/** The pages of a command line, or `fallback` if it has none. Options start with `--`. */
export function targetsFrom(
  words: readonly string[],
  fallback: readonly string[],
): readonly Target[] {
  const named = words.filter((word) => !word.startsWith('--'));
  return (named.length > 0 ? named : fallback).map(targetFrom);
}

/** The value of `--name=value`, or undefined. */
export function optionOf(words: readonly string[], name: string): string | undefined {
  const start = `--${name}=`;
  return words.find((word) => word.startsWith(start))?.slice(start.length);
}

/**
 * How many rounds `--runs=` asks for.
 * @throws if it is not a whole number above 0
 */
export function runsFrom(words: readonly string[], fallback: number): number {
  const written = optionOf(words, 'runs');
  const runs = written === undefined ? fallback : Number(written);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs=${written}: write a whole number above 0, such as --runs=5.`);
  }
  return runs;
}
