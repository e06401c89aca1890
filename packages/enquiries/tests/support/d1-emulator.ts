import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { migrate } from 'drizzle-orm/d1/migrator';
import { Miniflare } from 'miniflare';
import { compatibilityDate } from '../../src/edge/compatibility-date';
import { migrationsFolder } from '../../src/node/database';

/** Runs in the emulator. Each request contains statements and the method that runs them. */
const worker = `export default {
  async fetch(request, { ENQUIRIES }) {
    const { method, statements } = await request.json();
    const prepared = statements.map(({ sql, values }) => ENQUIRIES.prepare(sql).bind(...values));
    try {
      const result = method === 'batch' ? ENQUIRIES.batch(prepared) : prepared[0][method]();
      return Response.json(await result);
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
};`;

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Opens a D1 database with the receiver's tables in Cloudflare's emulator, which stores it in a
 * folder. The binding calls the emulator over HTTP, because the emulator's own proxy blocks the
 * thread for each call and mixes up answers on a busy machine.
 */
export async function openD1Emulator(folder: string) {
  const emulator = new Miniflare({
    modules: true,
    script: worker,
    compatibilityDate,
    d1Databases: { ENQUIRIES: 'enquiries' },
    d1Persist: join(folder, 'v3', 'd1'),
  });
  await emulator.ready;

  async function ask(method: string, statements: readonly Statement[]) {
    const response = await emulator.dispatchFetch('http://d1.example/', {
      method: 'POST',
      body: JSON.stringify({ method, statements }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
  const statement = (sql: string, values: readonly unknown[]) => ({
    sql,
    values,
    bind: (...bound: unknown[]) => statement(sql, bound),
    all: () => ask('all', [{ sql, values }]),
    run: () => ask('run', [{ sql, values }]),
    raw: () => ask('raw', [{ sql, values }]),
  });
  const binding = {
    prepare: (sql: string) => statement(sql, []),
    batch: (statements: readonly Statement[]) =>
      ask(
        'batch',
        statements.map(({ sql, values }) => ({ sql, values })),
      ),
  };

  const db = drizzle(binding);
  await migrate(db, { migrationsFolder });
  return { db, binding, stop: () => emulator.dispose() };
}
