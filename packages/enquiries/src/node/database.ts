import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleD1 } from 'drizzle-orm/d1';
import { migrate as migrateD1 } from 'drizzle-orm/d1/migrator';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { errorFacts, ReceivingError } from '../log';
import type { Database } from '../store';

/** The folder of the migrations. A bundled receiver has them in the same place, beside the folder of its program. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** How long a statement waits while another process writes, in milliseconds. The whole receiver waits during this time. */
const busyTimeoutMs = 1_000;

export interface OpenDatabase {
  readonly db: Database;
  /** Removes deleted rows from the write-ahead log of a SQLite file. Has no effect on other databases. */
  removeDeleted(): Promise<void>;
  close(): Promise<void>;
}

const notWritable = 'can’t be written. Let this user write to the file and its folder';

/** The end of the message about an error of SQLite or of the file system, by the error's code. It says what to do. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: notWritable,
  EROFS: notWritable,
  SQLITE_BUSY:
    'is locked by another program. End that program (`fuser` or `lsof` names it) and start again',
  SQLITE_CANTOPEN:
    'can’t be opened. Check that the folder exists and that this user may write to it',
  SQLITE_CORRUPT:
    'is damaged. Move it away, restore a backup or save what can be read with `sqlite3 <file> .recover`, and start again',
  SQLITE_FULL: 'can’t be written: the disk is full. Free some space',
  SQLITE_IOERR: 'can’t be read or written. Check the disk',
  SQLITE_NOTADB:
    'is not a SQLite database. Set ENQUIRY_DATABASE_URL to another file, or move this one away',
  SQLITE_READONLY: notWritable,
};

/** Turns a database error into one with a message for the operator. Returns other errors unchanged. */
export function databaseError(error: unknown, url: string): unknown {
  const { code, name } = errorFacts(error);
  if (name === 'ReceivingError') return error;
  const isNotOpened = error instanceof Error && error.message.startsWith('ConnectionFailed');
  const remedy = remedies[isNotOpened ? 'SQLITE_CANTOPEN' : (code ?? '')];
  return remedy === undefined ? error : new ReceivingError(`The database ${url} ${remedy}.`);
}

/** @throws ReceivingError if a newer version of this program has changed the tables */
async function checkVersion(db: Database, url: string) {
  const [newest] = await db.all<{ at: number | null }>(
    sql`SELECT max(created_at) AS at FROM __drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(newest?.at) > known) {
    throw new ReceivingError(
      `The database ${url} was changed by a newer version of this program. Run that version, or set ENQUIRY_DATABASE_URL to another database.`,
    );
  }
}

/** Configures a connection so that commits survive a power failure and SQLite overwrites deleted rows. */
async function prepareConnection(client: Client) {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
}

/**
 * Gives a client a new connection after a statement has found the database locked. libsql leaves that statement unfinished, and
 * SQLite commits no other write of a connection until all statements of the connection have finished.
 */
function reconnectWhenBusy(client: Client): Client {
  const execute = client.execute.bind(client);
  client.execute = async (statement: InStatement, args?: InArgs) => {
    try {
      return await (typeof statement === 'string' ? execute(statement, args) : execute(statement));
    } catch (error) {
      if (errorFacts(error).code === 'SQLITE_BUSY') {
        await client.reconnect();
        await execute('PRAGMA synchronous = FULL');
        await execute('PRAGMA secure_delete = ON');
      }
      throw error;
    }
  };
  return client;
}

/** Opens a libSQL server or a SQLite file. Creates the file if it does not exist. */
async function openLibsql(url: string): Promise<OpenDatabase> {
  const isFile = url.startsWith('file:');
  if (isFile) {
    const file = url.startsWith('file:/') ? fileURLToPath(new URL(url)) : url.slice('file:'.length);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite creates its other files with the mode of this file.
    await (await open(file, 'a', 0o600)).close();
  }
  // Use one connection, because the settings below apply only to the connection that runs them.
  const client = createClient({ url, concurrency: 1, timeout: busyTimeoutMs });
  if (isFile) await prepareConnection(client);
  const db = drizzle(isFile ? reconnectWhenBusy(client) : client);
  if (isFile) {
    const { rows } = await client.execute('PRAGMA quick_check');
    if (rows[0]?.quick_check !== 'ok') {
      throw new ReceivingError(`The database ${url} ${remedies.SQLITE_CORRUPT}.`);
    }
  }
  // If another receiver creates the tables at the same time, the second attempt finds nothing to do.
  await migrate(db, { migrationsFolder }).catch(() => migrate(db, { migrationsFolder }));
  return {
    db,
    async removeDeleted() {
      if (isFile) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: async () => client.close(),
  };
}

/** Opens a Cloudflare D1 database by its id, for the commands of `npm run enquiries`. Wrangler provides the connection. */
async function openD1(id: string): Promise<OpenDatabase> {
  const { getPlatformProxy } = await import('wrangler');
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const configPath = join(folder, 'wrangler.json');
  const binding = { binding: 'ENQUIRIES', database_name: id, database_id: id, remote: true };
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'enquiries',
      compatibility_date: '2026-04-01',
      d1_databases: [binding],
    }),
  );
  const platform = await getPlatformProxy<{ ENQUIRIES: Parameters<typeof drizzleD1>[0] }>({
    configPath,
  });
  const db = drizzleD1(platform.env.ENQUIRIES);
  await migrateD1(db, { migrationsFolder });
  return {
    db,
    removeDeleted: async () => {},
    async close() {
      await platform.dispose();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Opens the database at an address and updates its tables.
 * @param url `file:…`, `libsql:…`, `http:…`, or `d1:…` with the id of a D1 database
 * @throws if the database cannot be used (mostly a ReceivingError). The contents of the database are then unchanged
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  try {
    const database = await (url.startsWith('d1:')
      ? openD1(url.slice('d1:'.length))
      : openLibsql(url));
    await checkVersion(database.db, url);
    return database;
  } catch (error) {
    throw databaseError(error, url);
  }
}
