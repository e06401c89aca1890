import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';

const here = import.meta.dirname;

/**
 * Writes a receiver that runs with plain `node` into a folder: the program, the migrations, and a
 * package.json that names the one package with compiled code, which `npm install` fetches for the
 * server's system.
 */
export async function buildReceiver(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'bin', 'enquiries.mjs');
  await build({
    input: join(here, 'src/node/main.ts'),
    platform: 'node',
    external: ['libsql', 'wrangler'],
    logLevel: 'silent',
    output: { file, codeSplitting: false },
  });
  await cp(join(here, 'src/migrations'), join(folder, 'migrations'), { recursive: true });
  const lock: { packages: Record<string, { version: string }> } = JSON.parse(
    await readFile(join(here, '../../package-lock.json'), 'utf8'),
  );
  const libsql = lock.packages['node_modules/libsql']?.version;
  const manifest = { name: 'receiver', private: true, type: 'module', dependencies: { libsql } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  return file;
}

if (process.argv[1] === import.meta.filename) {
  await buildReceiver('out-enquiries');
  console.log(
    'out-enquiries/: copy it to the server, run `npm install` there, and start bin/enquiries.mjs with node.',
  );
}
