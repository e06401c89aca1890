import { ReceivingError } from '../error-facts';
import { type Desk, sha256 } from '../receive-enquiry';
import { requestLimits } from '../request-limits';
import { type Database, prepareTables } from './database';

const { windowSeconds } = requestLimits;

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The network in the window of now: its address is not kept, and its hash only as long as the window. */
async function networkNow(network: string) {
  const slot = Math.floor(nowInSeconds() / windowSeconds);
  return { slot, hash: await sha256(`${slot} ${network}`) };
}

/** A desk that keeps enquiries as rows. The primary key makes each arrive once, however many requests race. */
export function createDatabaseDesk(database: Database): Desk {
  return {
    async admit(network) {
      await prepareTables(database);
      const { slot, hash } = await networkNow(network);
      const [, counted] = await database.batch([
        database.prepare('DELETE FROM request_counts WHERE slot < ?').bind(slot),
        database
          .prepare(
            `INSERT INTO request_counts VALUES (?1, ?2, 1, 0)
             ON CONFLICT DO UPDATE SET requests = requests + 1 WHERE requests < ?3 AND failures < ?4`,
          )
          .bind(hash, slot, requestLimits.requests, requestLimits.failures),
      ]);
      return counted && counted.meta.changes > 0
        ? { type: 'admitted' }
        : { type: 'wait', seconds: (slot + 1) * windowSeconds - nowInSeconds() };
    },

    async countFailure(network) {
      const { slot, hash } = await networkNow(network);
      await database
        .prepare('UPDATE request_counts SET failures = failures + 1 WHERE network = ? AND slot = ?')
        .bind(hash, slot)
        .run();
    },

    async take({ key, digest, reference, enquiry }) {
      await prepareTables(database);
      const inserted = await database
        .prepare(
          `INSERT INTO enquiries (key, digest, reference, received, enquiry) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
        )
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

const unbound = async () => {
  throw new ReceivingError(
    'functions/enquiry.ts: no database is bound as ENQUIRIES. Bind a D1 database of that name to the Pages project.',
  );
};

/** The desk of a project without a database: it takes nothing, and says what is missing. */
export const unboundDesk: Desk = { admit: unbound, countFailure: unbound, take: unbound };
