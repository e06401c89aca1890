import { parseArgs } from 'node:util';
import { openFolder } from '../../support/browser/serve-folder';
import { floorPage } from './floor-page';

type Folder = ReturnType<typeof openFolder>;

/** A page of a folder of static output. */
export interface Target {
  /** As it was written. */
  readonly name: string;
  readonly folder: Folder;
  readonly path: string;
}

const folders = new Map<string, Folder>();

/** The page that others are compared with: the same words, without scripts, fonts and pictures. */
export const floor: Target = {
  name: 'floor:/services/it-cloud',
  folder: openFolder('out', floorPage),
  path: '/services/it-cloud',
};

/** A page written as `folder:/path`, or `folder` for its start page. */
export function targetFrom(name: string): Target {
  const [, root = name, path = '/'] = /^(.*?):(\/.*)$/.exec(name) ?? [];
  const folder = folders.get(root) ?? openFolder(root);
  folders.set(root, folder);
  return { name, folder, path };
}

/**
 * What the command line asks for: how often each visit is repeated, and which pages are visited.
 * @throws if `--runs` is not a whole number above 0
 */
export function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs=${values.runs}: write a whole number above 0, such as --runs=5.`);
  }
  return { runs, asked: positionals };
}

/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
