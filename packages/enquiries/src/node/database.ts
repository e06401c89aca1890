import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleD1 } from 'drizzle-orm/d1';
import { migrate as migrateD1 } from 'drizzle-orm/d1/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { migrate } from 'drizzle-orm/sqlite-proxy/migrator';
import Sqlite from 'libsql';
import { compatibilityDate } from '../edge/compatibility-date';
import { errorFacts, ReceivingError } from '../log';
import type { Database } from '../store';
import { databaseFile } from './settings';

/**
 * The folder of the migrations. A bundled receiver has them in the same place, beside the folder of
 * its program.
 */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * How long a statement is repeated while another process writes, in milliseconds, and the pause
 * between two tries.
 */
const busyMs = 2_000;
const busyPauseMs = 20;

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Removes deleted rows from the write-ahead log of a SQLite file. Has no effect on D1.
   */
  removeDeleted(): Promise<void>;
  /** Looks for damage. Resolves with what was found, for the operator. */
  findDamage(): Promise<string | undefined>;
  /**
   * Marks a SQLite file as in use until `close`. Resolves with an alarm if its write-ahead log has
   * gone since the last use.
   */
  markInUse(): Promise<string | undefined>;
  close(): Promise<void>;
}

const withoutFile = {
  removeDeleted: async () => {},
  findDamage: async () => undefined,
  markInUse: async () => undefined,
};

const notWritable = 'can’t be written. Let this user write to the file and its folder';

/**
 * The end of the message about an error of SQLite or of the file system, by the error's code. It
 * says what to do.
 */
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
  // `out-enquiries/` is built without Wrangler, the only package that is imported when it is
  // needed.
  ERR_MODULE_NOT_FOUND:
    'needs Wrangler, which this receiver does not have. Run the command in the project, with `npm run enquiries`, or use a file: database',
};

/** The code of an error without its details: `SQLITE_IOERR_WRITE` -> `SQLITE_IOERR`. */
const baseOf = (code = '') => code.match(/^SQLITE_[A-Z]+/)?.[0] ?? code;

/**
 * Turns a database error into one with a message for the operator. Returns other errors unchanged.
 */
export function databaseError(error: unknown, url: string): unknown {
  const { code, name } = errorFacts(error);
  if (name === 'ReceivingError') return error;
  const isNotOpened = error instanceof Error && error.message.startsWith('ConnectionFailed');
  const remedy = remedies[isNotOpened ? 'SQLITE_CANTOPEN' : baseOf(code)];
  return remedy === undefined ? error : new ReceivingError(`The database ${url} ${remedy}.`);
}

/** @throws ReceivingError if the tables are missing, or are those of another version */
async function checkVersion(db: Database, url: string) {
  const migrations = sql`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`;
  const hasTables = (await db.all(migrations)).length > 0;
  const [newest = []] = hasTables
    ? await db.values<[number | null]>(sql`SELECT max(created_at) FROM __drizzle_migrations`)
    : [];
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(newest[0] ?? 0) < known) {
    throw new ReceivingError(
      `The database ${url} has no tables of this version. Check ENQUIRY_DATABASE_URL, and update it with \`npm run enquiries -- migrate\`.`,
    );
  }
  if (Number(newest[0]) > known) {
    throw new ReceivingError(
      `The database ${url} was changed by a newer version of this program. Run that version, or set ENQUIRY_DATABASE_URL to another database.`,
    );
  }
}

/**
 * Settings of a connection: commits survive a power failure, SQLite overwrites deleted rows, and no
 * statement blocks the program.
 */
const connectionPragmas = ['synchronous = FULL', 'secure_delete = ON', 'busy_timeout = 0'];

const isLocked = (error: unknown) => baseOf(errorFacts(error).code) === 'SQLITE_BUSY';

/**
 * Connects to a SQLite file. Statements wait for a lock without blocking the program, and run one
 * after another. If a statement finds the file locked, it is repeated for two seconds; those that
 * wait behind it are then tried once each, so that nobody waits long for a refusal.
 */
function connectTo(file: string) {
  // Only until `busy_timeout` is set, below.
  const open = () => new Sqlite(file, { timeout: 1_000 });
  const setUp = () => {
    for (const pragma of connectionPragmas) connection.pragma(pragma);
  };
  let connection = open();
  connection.pragma('journal_mode = WAL');
  setUp();
  let last: Promise<unknown> = Promise.resolve();
  let lockedUntil = 0;

  function attempt<Result>(action: (connection: Sqlite.Database) => Result): Result {
    try {
      return action(connection);
    } catch (error) {
      if (isLocked(error)) {
        // libsql leaves the statement unfinished, and SQLite commits no other write of a connection
        // until all its statements have finished.
        connection.close();
        connection = open();
        setUp();
      }
      throw error;
    }
  }

  async function repeat<Result>(action: (connection: Sqlite.Database) => Result): Promise<Result> {
    const deadline = performance.now() < lockedUntil ? 0 : performance.now() + busyMs;
    while (true) {
      try {
        return attempt(action);
      } catch (error) {
        if (!isLocked(error)) throw error;
        if (performance.now() >= deadline) {
          lockedUntil = performance.now() + busyMs;
          throw error;
        }
        // At random, so that two receivers on one file do not always meet.
        await pause(busyPauseMs * Math.random());
      }
    }
  }

  return {
    /** Resolves with what an action on the connection returns. */
    run<Result>(action: (connection: Sqlite.Database) => Result): Promise<Result> {
      const result = last.then(() => repeat(action));
      last = result.catch(() => {});
      return result;
    },
    close: () => connection.close(),
  };
}

/** The rows that a statement answers with, each as a list of its values. */
function rowsOf(connection: Sqlite.Database, text: string, parameters: readonly unknown[]) {
  const statement = connection.prepare(text);
  if (statement.reader) return statement.raw().all(...parameters);
  statement.run(...parameters);
  return [];
}

/**
 * A worker that checks a SQLite file. It is text, because the built receiver is a single file.
 */
const checkInWorker = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.library);
  const check = () => {
    const database = new Database(workerData.file);
    const [row] = database.prepare('PRAGMA quick_check').all();
    database.close();
    return row.quick_check === 'ok';
  };
  try {
    parentPort.postMessage(check());
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
    parentPort.postMessage(false);
  }
`;

/**
 * Whether a SQLite file is intact. A check of a large file takes seconds, in which the program goes
 * on.
 */
function isIntact(file: string): Promise<boolean> {
  const library = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(checkInWorker, { eval: true, workerData: { library, file } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(
        new ReceivingError(
          `The check of ${file} for damage ended with code ${code} and no result. Check that the server has enough memory.`,
        ),
      ),
    );
  });
}

/**
 * What happens to the tables at opening: they are made or updated, or they must be there already,
 * so that a misspelt address is not taken for an empty database.
 */
type Tables = 'update' | 'as they are';

async function openFile(url: string, tables: Tables): Promise<OpenDatabase> {
  const file = databaseFile(url);
  if (tables === 'as they are' && !existsSync(file))
    throw new ReceivingError(`The database ${file} does not exist. Correct ENQUIRY_DATABASE_URL.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const hasLog = existsSync(`${file}-wal`);
  // SQLite creates its other files with the mode of this file.
  await (await open(file, 'a', 0o600)).close();
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path) && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  }
  const { run, close } = connectTo(file);
  const findDamage = async () =>
    (await isIntact(file)) ? undefined : `The database ${url} ${remedies.SQLITE_CORRUPT}.`;
  const damage = await findDamage();
  if (damage) throw new ReceivingError(damage);
  // No query of the store is a `get`, which would want only the first row.
  const db = drizzle(async (text, parameters) => ({
    rows: await run((connection) => rowsOf(connection, text, parameters)),
  }));
  const updateTables = (statements: readonly string[]) =>
    run((connection) =>
      connection.transaction(() => {
        for (const statement of statements) connection.exec(statement);
      })(),
    );
  // If another receiver creates the tables at the same time, a later attempt finds nothing to do.
  for (let tries = 1; tables === 'update'; tries += 1) {
    try {
      await migrate(db, updateTables, { migrationsFolder });
      break;
    } catch (error) {
      if (tries === 5) throw error;
      await pause(busyPauseMs * 2 ** tries);
    }
  }
  let isMarked = false;
  return {
    db,
    findDamage,
    async removeDeleted() {
      await run((connection) => connection.pragma('wal_checkpoint(TRUNCATE)'));
    },
    async markInUse() {
      const [[version] = []] = await db.values<[number]>(sql`PRAGMA user_version`);
      await run((connection) => connection.pragma('user_version = 1'));
      await run((connection) => connection.pragma('wal_checkpoint(PASSIVE)'));
      isMarked = true;
      if (hasLog || version !== 1) return undefined;
      return `The write-ahead log ${file}-wal is gone, although the receiver did not stop properly. The last enquiries may be lost. Restore it if you can. After a restore from a backup, or if another program has opened the file, restart the receiver to end this alarm.`;
    },
    async close() {
      if (isMarked)
        await run((connection) => connection.pragma('user_version = 0')).catch(() => {});
      close();
      // SQLite deletes the log once its last user has copied everything from it. A command does so
      // after a crash.
      if (!isMarked && hasLog && !existsSync(`${file}-wal`)) {
        const last = new Sqlite(file);
        last.pragma('user_version = 0');
        last.close();
      }
    },
  };
}

/**
 * Opens a Cloudflare D1 database by its id, for the commands of `npm run enquiries`. Wrangler
 * provides the connection.
 */
async function openD1(id: string, tables: Tables): Promise<OpenDatabase> {
  const { getPlatformProxy } = await import('wrangler');
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const configPath = join(folder, 'wrangler.json');
  const binding = { binding: 'ENQUIRIES', database_name: id, database_id: id, remote: true };
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'enquiries',
      compatibility_date: compatibilityDate,
      d1_databases: [binding],
    }),
  );
  const platform = await getPlatformProxy<{ ENQUIRIES: Parameters<typeof drizzleD1>[0] }>({
    configPath,
  });
  const db = drizzleD1(platform.env.ENQUIRIES);
  if (tables === 'update') await migrateD1(db, { migrationsFolder });
  return {
    db,
    ...withoutFile,
    async close() {
      await platform.dispose();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Opens the database at an address.
 * @param url `file:…`, or `d1:…` with the id of a D1 database
 * @throws if the database cannot be used (mostly a ReceivingError). The contents of the database
 * are then unchanged
 */
export async function openDatabase(url: string, tables: Tables = 'update'): Promise<OpenDatabase> {
  try {
    const database = await (url.startsWith('d1:')
      ? openD1(url.slice('d1:'.length), tables)
      : openFile(url, tables));
    await checkVersion(database.db, url);
    return database;
  } catch (error) {
    throw databaseError(error, url);
  }
}
