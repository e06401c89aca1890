import { type FileHandle, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import * as z from 'zod/mini';
import { ReceivingError } from '../error-facts';

const holder = z.object({ process: z.number(), host: z.string(), since: z.string() });

export type Holder = z.infer<typeof holder>;

const lockName = 'lock';

async function readHolder(file: FileHandle): Promise<Holder | undefined> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024), position: 0 });
  try {
    return holder.safeParse(JSON.parse(buffer.toString('utf8', 0, bytesRead))).data;
  } catch {
    return undefined; // Written in part, as on a full disk.
  }
}

/** The holder in words, such as `process 4321 on mail-1, since 2026-11-22T08:00:00.000Z`. */
export function holderInWords(held: Holder | undefined): string {
  if (!held) return 'another process';
  return `process ${held.process} on ${held.host}, since ${held.since}`;
}

/**
 * Locks a folder for this process. The lock is the operating system's, on an open file: it ends with the process, however
 * that ends, so none is left behind. Waits up to a second for one that is held only to look.
 * @returns what releases it
 * @throws ReceivingError where another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = await open(join(folder, lockName), 'a+', 0o600);
  for (let tries = 0; !tryLock(file.fd); tries += 1) {
    if (tries < 10) {
      await pause(100);
      continue;
    }
    const held = holderInWords(await readHolder(file));
    await file.close();
    throw new ReceivingError(
      `${folder} is held by ${held}. Stop it first, or set ENQUIRY_FOLDER to another folder.`,
    );
  }
  const held: Holder = {
    process: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  try {
    await file.truncate(0);
    await file.write(JSON.stringify(held));
  } catch {
    // The lock holds all the same; only its holder isn't named on a full disk.
  }
  return () => file.close();
}

/** Who holds a folder now; undefined where nobody does. */
export async function folderHolder(folder: string): Promise<{ holder?: Holder } | undefined> {
  const file = await open(join(folder, lockName), 'r+').catch(() => undefined);
  if (!file) return undefined;
  try {
    if (tryLock(file.fd)) return undefined;
    const held = await readHolder(file);
    return held ? { holder: held } : {};
  } finally {
    await file.close();
  }
}
