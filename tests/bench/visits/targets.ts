import { parseArgs } from 'node:util';
import { openFolder } from '../../support/browser/serve-folder';
import { floorPage } from './floor-page';

type Folder = ReturnType<typeof openFolder>;

/** A page of a folder of static output. */
export interface Target {
  /** The name that was given on the command line, such as `out:/services/it-cloud`. */
  readonly name: string;
  readonly folder: Folder;
  readonly path: string;
}

const folders = new Map<string, Folder>();

/** The page that other pages are compared with. */
export const floor: Target = {
  name: 'floor:/services/it-cloud',
  folder: openFolder('out', floorPage),
  path: '/services/it-cloud',
};

/**
 * The page that a name such as `out:/services/it-cloud` refers to. `out` refers to the home page in
 * that folder.
 */
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
    throw new Error(`--runs is "${values.runs}". Write a whole number above 0, such as --runs=5.`);
  }
  return { runs, asked: positionals };
}

/**
 * The median of the values. The median of an even number of values is the mean of the two in the
 * middle. NaN if there are none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
