import {
  access,
  constants,
  lstat,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { sha256 } from '../receive-enquiry';
import {
  type EnquiryRecord,
  type Fingerprint,
  parseEnquiryRecord,
  parseFingerprint,
  type Reading,
  recordBytesMax,
} from './records';
import { makeFolder, moveFile, syncFolder, writeFileSynced } from './synced-files';

/*
 * Enquiries on disk. The folder that a file lies in says how far its enquiry has come, and one rename takes it a step
 * further:
 *
 *   arriving -> waiting -> mailed -> delivered
 *                      \-> set-aside
 *
 * A file is named after the SHA-256 of its enquiry's key, which begins with the reference that the visitor knows.
 */

/** The folders, in the order in which an enquiry is looked for: a file moves only forward in it, or `retry` moves it. */
export const states = ['arriving', 'set-aside', 'waiting', 'mailed', 'delivered'] as const;

export type State = (typeof states)[number];

export interface StoredFile {
  readonly state: State;
  readonly name: string;
}

/** Why a file was set aside. A mail server's words may quote the visitor's; they are kept beside the enquiry alone. */
export interface SetAside {
  readonly at: string;
  readonly because: string;
  readonly answer?: string;
}

const reasonEnding = '.reason';
const triggerName = 'retry';

/** The result of a step that a missing file makes undone, such as one that was forgotten meanwhile. */
async function unlessGone<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file name of the enquiry with a key. */
export const fileNameOf = async (key: string) => `${await sha256(key)}.json`;

export type Store = ReturnType<typeof createStore>;

/** Enquiries below a folder. Every method throws the error of the system where the disk fails. */
export function createStore(folder: string) {
  const path = (state: State, name = '') => join(folder, state, name);
  const trigger = join(folder, triggerName);
  const oneAtATime = pLimit(1);
  let finished: Promise<void> = Promise.resolve();

  /** The text of a file, or why it is none of ours, unread. Undefined where it is gone. */
  async function text(file: StoredFile): Promise<string | Reading<never> | undefined> {
    const where = path(file.state, file.name);
    const stats = await unlessGone(lstat(where));
    if (!stats) return undefined;
    if (!stats.isFile()) return { type: 'unreadable', why: 'foreign' };
    if (stats.size > recordBytesMax) return { type: 'unreadable', why: 'too large' };
    return unlessGone(readFile(where, 'utf8'));
  }

  /** The record in a file; undefined where it is gone. */
  async function read(file: StoredFile): Promise<Reading<EnquiryRecord> | undefined> {
    const found = await text(file);
    if (typeof found !== 'string') return found;
    const reading = parseEnquiryRecord(found);
    if (reading.type === 'unreadable') return reading;
    // A copy under another name would be mailed beside the original.
    if ((await fileNameOf(reading.record.key)) !== file.name) {
      return { type: 'unreadable', why: 'foreign' };
    }
    return reading;
  }

  async function readFingerprint(name: string): Promise<Reading<Fingerprint> | undefined> {
    const found = await text({ state: 'delivered', name });
    return typeof found === 'string' ? parseFingerprint(found) : found;
  }

  /** The names of the files in a folder, reasons left out. */
  async function list(state: State): Promise<readonly string[]> {
    const names = (await unlessGone(readdir(path(state)))) ?? [];
    return names.filter((name) => !name.endsWith(reasonEnding));
  }

  /** Moves a file out of those that wait. Resolves with false where it is gone. */
  async function moveWaiting(name: string, to: State): Promise<boolean> {
    const moved = moveFile(path('waiting', name), path(to, name)).then(() => true);
    return (await unlessGone(moved)) ?? false;
  }

  async function finish(name: string) {
    const reading = await read({ state: 'mailed', name });
    if (reading?.type === 'unreadable') {
      await moveFile(path('mailed', name), path('set-aside', name));
      return;
    }
    if (!reading) return;
    const { digest, reference } = reading.record;
    const delivered = new Date().toISOString();
    const kept: Fingerprint = { version: 1, digest, reference, delivered };
    const aside = path('arriving', `${name}.fingerprint`);
    await writeFileSynced(path('delivered', name), JSON.stringify(kept), aside);
    await rm(path('mailed', name), { force: true });
    await syncFolder(path('mailed'));
  }

  return {
    list,
    read,
    readFingerprint,

    /** Makes the folders and throws away what no visitor was told is received. Only for who holds the lock. */
    async open() {
      await makeFolder(folder);
      for (const state of states) await makeFolder(path(state));
      for (const name of await list('arriving')) await rm(path('arriving', name), { force: true });
      // A crash may have left a file renamed and not synced: sync it before the repeat's answer says that it is safe.
      await syncFolder(path('waiting'));
    },

    /** Keeps an enquiry. Resolves when it will outlast a power cut. */
    async add(record: EnquiryRecord) {
      const name = await fileNameOf(record.key);
      await writeFileSynced(path('waiting', name), JSON.stringify(record), path('arriving', name));
      return name;
    },

    /** The digest of the enquiry with a key, however far it has come; undefined where there is none that can be read. */
    async digestOf(key: string): Promise<string | undefined> {
      const name = await fileNameOf(key);
      for (const state of states) {
        if (state === 'arriving') continue;
        const reading =
          state === 'delivered' ? await readFingerprint(name) : await read({ state, name });
        if (reading?.type !== 'record') continue;
        if (state === 'waiting') await syncFolder(path('waiting'));
        return reading.record.digest;
      }
      return undefined;
    },

    /** Notes that the mail server has taken an enquiry, in one rename. Resolves with false where it is gone. */
    async recordMailed(name: string): Promise<boolean> {
      return moveWaiting(name, 'mailed');
    },

    /** Replaces what was mailed with its fingerprint. One call at a time does it, and does it for those that wait. */
    finishMailed(): Promise<void> {
      if (oneAtATime.pendingCount > 0) return finished;
      finished = oneAtATime(async () => {
        for (const name of await list('mailed')) await finish(name);
      });
      return finished;
    },

    /** Takes a file out of the way of the others, and writes down why. */
    async setAside(name: string, reason: SetAside) {
      if (!(await moveWaiting(name, 'set-aside'))) return;
      await writeFile(path('set-aside', `${name}${reasonEnding}`), JSON.stringify(reason), {
        mode: 0o600,
      });
    },

    /** Why a file was set aside, as JSON; undefined where that was not written down. */
    reasonFor: (name: string) =>
      unlessGone(readFile(path('set-aside', `${name}${reasonEnding}`), 'utf8')),

    /** The text of a file, whatever it is. */
    rawText: (file: StoredFile) => unlessGone(readFile(path(file.state, file.name), 'utf8')),

    async putBack(name: string) {
      await moveFile(path('set-aside', name), path('waiting', name));
      await rm(path('set-aside', `${name}${reasonEnding}`), { force: true });
    },

    /** Asks the running receiver to try all that waits now. */
    async askForRetry() {
      await writeFile(trigger, '', { flag: 'a' });
      await utimes(trigger, new Date(), new Date());
    },

    /** When a retry was last asked for, in milliseconds since 1970; 0 where never. */
    retryAskedAt: async () => (await unlessGone(lstat(trigger)))?.mtimeMs ?? 0,

    /** The files whose enquiry has a reference such as `3F9A-07C2`; capitals and the dash don't matter. */
    async withReference(reference: string): Promise<readonly StoredFile[]> {
      const start = reference.replaceAll('-', '').toLowerCase();
      const found = await Promise.all(
        states.map(async (state) =>
          (await list(state))
            .filter((name) => name.startsWith(start))
            .map((name) => ({ state, name })),
        ),
      );
      return found.flat();
    },

    /** Deletes a file with all that was written down about it. */
    async forget(file: StoredFile) {
      await rm(path(file.state, file.name), { force: true, recursive: true });
      await rm(path(file.state, `${file.name}${reasonEnding}`), { force: true });
      await syncFolder(path(file.state));
    },

    /** Deletes fingerprints that are older than so many days. Resolves with how many. */
    async forgetFingerprints(days: number): Promise<number> {
      const before = Date.now() - days * 86_400_000;
      let forgotten = 0;
      for (const name of await list('delivered')) {
        const reading = await readFingerprint(name);
        const isOld = reading?.type === 'record' && Date.parse(reading.record.delivered) < before;
        const isUseless =
          reading?.type === 'unreadable' && (reading.why === 'empty' || reading.why === 'damaged');
        if (!isOld && !isUseless) continue;
        await rm(path('delivered', name), { force: true });
        forgotten += 1;
      }
      return forgotten;
    },

    /** Writes a file as an enquiry is written, and deletes it. @throws where an enquiry could not be kept either */
    async probe() {
      for (const state of states) await access(path(state), constants.W_OK);
      const probe = path('arriving', 'probe');
      await writeFileSynced(`${probe}.written`, 'probe', probe);
      await rm(`${probe}.written`, { force: true });
    },
  };
}
