import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { migrate } from 'drizzle-orm/d1/migrator';
import { getPlatformProxy } from 'wrangler';
import { migrationsFolder } from '@/lib/receiving/node/database';

/** A D1 database in wrangler's emulator, which keeps it in a folder, with the receiver's tables. */
export async function openD1Emulator(folder: string) {
  const configPath = join(folder, 'wrangler.json');
  const database = { binding: 'ENQUIRIES', database_name: 'enquiries', database_id: 'enquiries' };
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'enquiries',
      compatibility_date: '2026-04-01',
      d1_databases: [database],
    }),
  );
  const platform = await getPlatformProxy<{ ENQUIRIES: Parameters<typeof drizzle>[0] }>({
    configPath,
    persist: { path: join(folder, 'v3') },
  });
  const binding = platform.env.ENQUIRIES;
  const db = drizzle(binding);
  await migrate(db, { migrationsFolder });
  return { db, binding, stop: () => platform.dispose() };
}
