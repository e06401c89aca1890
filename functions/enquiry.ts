import { type Desk, receiveEnquiry, sha256 } from '../lib/receiving/receive-enquiry';

/*
 * The form's endpoint as an edge function beside the static site: Cloudflare Pages runs the files of the folder `functions`,
 * which must have this name and place, and this one answers at `/enquiry`. Enquiries are kept in a D1 database bound as
 * ENQUIRIES; its tables are made on the first request.
 */

/** The part of a D1 database that is used here. */
interface Database {
  prepare(sql: string): Statement;
  batch(statements: readonly Statement[]): Promise<unknown>;
}

interface Statement {
  bind(...values: readonly (string | number)[]): Statement;
  run(): Promise<{ readonly meta: { readonly changes: number } }>;
  first<T>(column: string): Promise<T | null>;
}

interface Environment {
  readonly ENQUIRIES?: Database;
  /** Origins to take enquiries from besides the function's own, separated by spaces. */
  readonly ENQUIRY_ORIGINS?: string;
}

const windowSeconds = 600;
const requestsPerWindow = 20;

const tables = [
  `CREATE TABLE IF NOT EXISTS enquiries (
    key TEXT PRIMARY KEY, digest TEXT NOT NULL, reference TEXT NOT NULL, received TEXT NOT NULL, enquiry TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS requests (
    client TEXT NOT NULL, slot INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (client, slot))`,
];

const prepared = new WeakSet<Database>();

async function prepare(database: Database) {
  if (prepared.has(database)) return;
  await database.batch(tables.map((sql) => database.prepare(sql)));
  prepared.add(database);
}

/** A desk that keeps enquiries as rows. The primary key makes each arrive once, however many requests race. */
function databaseDesk(database: Database): Desk {
  return {
    async admit(client) {
      await prepare(database);
      const now = Math.floor(Date.now() / 1000);
      const slot = Math.floor(now / windowSeconds);
      await database.prepare('DELETE FROM requests WHERE slot < ?').bind(slot).run();
      const count = await database
        .prepare(
          `INSERT INTO requests VALUES (?, ?, 1)
           ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
        )
        // The address itself is not kept, and its hash only as long as the window.
        .bind(await sha256(`${slot} ${client}`), slot)
        .first<number>('count');
      return (count ?? 0) > requestsPerWindow
        ? { type: 'wait', seconds: (slot + 1) * windowSeconds - now }
        : { type: 'admitted' };
    },
    async take({ key, digest, reference, enquiry }) {
      await prepare(database);
      const inserted = await database
        .prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
        .bind(key, digest, reference, new Date().toISOString(), JSON.stringify(enquiry))
        .run();
      if (inserted.meta.changes > 0) return 'taken';
      const before = await database
        .prepare('SELECT digest FROM enquiries WHERE key = ?')
        .bind(key)
        .first<string>('digest');
      return before === digest ? 'taken before' : 'other words';
    },
  };
}

const unbound: Desk = {
  admit: async () => ({ type: 'admitted' }),
  take: async () => {
    throw new Error(
      'functions/enquiry.ts: no database is bound as ENQUIRIES. Bind a D1 database of that name to the Pages project.',
    );
  },
};

/** Answers requests to `/enquiry`. */
export function onRequest({
  request,
  env,
}: {
  request: Request;
  env: Environment;
}): Promise<Response> {
  const origins = [
    new URL(request.url).origin,
    ...(env.ENQUIRY_ORIGINS ?? '').split(/\s+/).filter(Boolean),
  ];
  const client = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const desk = env.ENQUIRIES ? databaseDesk(env.ENQUIRIES) : unbound;
  return receiveEnquiry(request, client, desk, { origins });
}
