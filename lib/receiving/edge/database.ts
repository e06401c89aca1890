/** The part of a D1 database that is used here. */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: readonly Statement[]): Promise<readonly Result[]>;
}

interface Result {
  readonly meta: { readonly changes: number };
}

export interface Statement {
  bind(...values: readonly (string | number)[]): Statement;
  run(): Promise<Result>;
  first<T>(column: string): Promise<T | null>;
  all<T>(): Promise<{ readonly results: readonly T[] }>;
}

/*
 * A row's state is `new` until the owner was told of it, then `told`. `due` is when the owner is told of a new row, or told again, in seconds since 1970. Columns that came later are added to
 * tables that were made before; SQLite has no "add column if not exists".
 */
const tables = [
  `CREATE TABLE IF NOT EXISTS enquiries (
    key TEXT PRIMARY KEY, digest TEXT NOT NULL, reference TEXT NOT NULL, received TEXT NOT NULL, enquiry TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS request_counts (
    network TEXT NOT NULL, slot INTEGER NOT NULL, requests INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (network, slot))`,
  'DROP TABLE IF EXISTS requests',
];

const laterColumns = [
  ['state', "TEXT NOT NULL DEFAULT 'new'"],
  ['attempts', 'INTEGER NOT NULL DEFAULT 0'],
  ['due', 'INTEGER NOT NULL DEFAULT 0'],
] as const;

const prepared = new WeakSet<Database>();

/** Makes the tables where there are none. */
export async function prepareTables(database: Database): Promise<void> {
  if (prepared.has(database)) return;
  await database.batch(tables.map((sql) => database.prepare(sql)));
  const { results } = await database
    .prepare("SELECT name FROM pragma_table_info('enquiries')")
    .all<{ name: string }>();
  const present = new Set(results.map(({ name }) => name));
  for (const [name, kind] of laterColumns) {
    if (present.has(name)) continue;
    // Another request may add it at the same moment; whoever comes second finds it there.
    await database
      .prepare(`ALTER TABLE enquiries ADD COLUMN ${name} ${kind}`)
      .run()
      .catch(() => {});
  }
  prepared.add(database);
}
