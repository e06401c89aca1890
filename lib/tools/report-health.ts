import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readExport } from '@/lib/build/pages/read-export';
import { listedPages } from '@/lib/pages/guards';
import { healthOf, healthPage, healthText } from './health';
import { endWithPipe } from './run-command';

/** Reports on the last static build: as text here, as a page in `reports/health.html`. Exits with 1 on any finding. */
endWithPipe();
const out = 'out';
const built = await readExport(
  out,
  listedPages.map((page) => page.path),
);
const report = healthOf(built, (path) => existsSync(join(out, decodeURI(path))));
await mkdir('reports', { recursive: true });
await writeFile('reports/health.html', healthPage(report));
process.stdout.write(`${healthText(report)}All figures: reports/health.html\n`);
if (report.findings.length > 0) process.exitCode = 1;
