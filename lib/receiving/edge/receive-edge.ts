import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod/mini';
import { ReceivingError } from '../error-facts';

/* The commands of `npm run receive:edge` over the D1 database of the Pages project, by way of wrangler. */

const usage = `npm run receive:edge -- status                     counts the rows, and those the owner was not told of
npm run receive:edge -- show <reference>           shows an enquiry, with the visitor's words
npm run receive:edge -- export                     prints all enquiries as JSON
npm run receive:edge -- delete <reference>         deletes an enquiry
npm run receive:edge -- delete --before <date>     deletes what came before a day such as 2026-01-31

--database <name>   the database (default: enquiries)
--local             the database of wrangler's emulator, with --config and --persist-to as wrangler has them`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'enquiries' },
    before: { type: 'string' },
    local: { type: 'boolean', default: false },
    config: { type: 'string' },
    'persist-to': { type: 'string' },
  },
});

const answer = z.tuple([z.object({ results: z.array(z.record(z.string(), z.unknown())) })]);

/** Runs one statement. @throws ReceivingError with wrangler's words where it fails */
async function rows(sql: string): Promise<readonly Record<string, unknown>[]> {
  const { database, local, config, 'persist-to': folder } = values;
  const where = [
    local ? '--local' : '--remote',
    ...(config === undefined ? [] : ['--config', config]),
    ...(folder === undefined ? [] : ['--persist-to', folder]),
  ];
  const words = ['d1', 'execute', database, ...where, '--json', '--command', sql];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/wrangler/bin/wrangler.js', ...words],
      { maxBuffer: 2 ** 30, env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
    );
    return answer.parse(JSON.parse(stdout))[0].results;
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error ? `${error.stdout}`.trim() : String(error);
    throw new ReceivingError(`wrangler could not read the database "${database}": ${said}`);
  }
}

/** A reference as SQL; it can hold nothing that ends a string. */
function quoted(text: string | undefined, pattern: RegExp, example: string): string {
  if (text !== undefined && pattern.test(text)) return `'${text}'`;
  throw new ReceivingError(`"${text ?? ''}" is not of the form ${example}.\n\n${usage}`);
}

const referenceOf = (text: string | undefined) =>
  quoted(text?.toUpperCase(), /^[0-9A-F]{4}-[0-9A-F]{4}$/, '3F9A-07C2');

async function read(condition: string) {
  const found = await rows(
    `SELECT reference, received, state, enquiry FROM enquiries ${condition} ORDER BY received`,
  );
  return found.map(({ enquiry, ...row }) => ({ ...row, enquiry: JSON.parse(String(enquiry)) }));
}

async function run(command: string | undefined, reference: string | undefined): Promise<unknown> {
  if (command === 'status') {
    return rows(
      'SELECT state, count(*) AS count, min(received) AS oldest FROM enquiries GROUP BY state',
    );
  }
  if (command === 'export') return read('');
  if (command === 'show') return read(`WHERE reference = ${referenceOf(reference)}`);
  if (command === 'delete') {
    const condition =
      values.before === undefined
        ? `reference = ${referenceOf(reference)}`
        : `received < ${quoted(values.before, /^\d{4}-\d{2}-\d{2}$/, '2026-01-31')}`;
    return rows(`DELETE FROM enquiries WHERE ${condition} RETURNING reference`);
  }
  throw new ReceivingError(usage);
}

try {
  console.log(JSON.stringify(await run(positionals[0], positionals[1]), null, 2));
} catch (error) {
  console.error(error instanceof ReceivingError ? error.message : error);
  process.exitCode = 1;
}
