import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/*
 * Changes to files that last through a power cut: a file's content is safe once the file is synced, and its name once the
 * folder is.
 */

/** Syncs a folder, so that what was created, renamed or deleted in it stays so. Windows syncs names by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that only this user can read, where there is none, and syncs its name. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(dirname(first));
}

/** Moves a file to another folder and syncs both. */
export async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}

/**
 * Writes a file in full, beside its place at first and then into it: a crash leaves the old file or the new one, never half of
 * one. Resolves when both content and name are safe.
 * @param aside where it is written at first, on the same disk
 */
export async function writeFileSynced(file: string, text: string, aside: string): Promise<void> {
  try {
    const handle = await open(aside, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    // Half a file would take up the room that a full disk lacks.
    await rm(aside, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(file));
}
