import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import { copy } from '@/content/copy';
import { payrollRates } from '@/content/payroll-rates';
import { site } from '@/content/site';
import { runCommand } from '../run-command';
import { isRequired, launchLists } from './launch-list';
import { pendingItems } from './pending-items';

const siteFile = 'content/site.ts';

/*
 * `npm run stand-ins` lists what has to be replaced or confirmed, and exits with 1 while anything is left that the launch
 * waits for; with `--strict` while anything is left. `--format=markdown` or `json` prints the list for others.
 * `npm run stand-ins -- set <name> "<value>"` writes a value of the company into `content/site.ts`.
 */
function listStandIns({ format, isStrict }: ReturnType<typeof listOptions>): string {
  const pending = pendingItems(
    {
      [siteFile]: site,
      'content/company-facts.ts': companyFacts,
      'content/commitments.ts': commitments,
      'content/payroll-rates.ts': payrollRates,
    },
    copy,
  );
  if (isStrict ? pending.length > 0 : pending.some(isRequired)) process.exitCode = 1;
  return launchLists[format](pending);
}

const isFormat = (name: string): name is keyof typeof launchLists =>
  Object.hasOwn(launchLists, name);

/**
 * What the command line asks of the list.
 * @throws for an option or a format that the list does not have
 */
function listOptions() {
  const {
    values: { format, strict },
  } = parseArgs({
    options: {
      format: { type: 'string', default: 'text' },
      strict: { type: 'boolean', default: false },
    },
  });
  if (!isFormat(format)) {
    throw new Error(`--format=${format}: write one of ${Object.keys(launchLists).join(', ')}.`);
  }
  return { format, isStrict: strict };
}

async function setValue(name: string | undefined, value: string | undefined): Promise<string> {
  if (name === undefined) {
    throw new Error('Say what to set: npm run stand-ins -- set <name> "<value>"');
  }
  // Imported here because the list needs no parser.
  const { setCompanyValue } = await import('./set-company-value');
  const { source, message } = setCompanyValue(await readFile(siteFile, 'utf8'), site, name, value);
  await writeFile(siteFile, source);
  return message;
}

await runCommand(async () => {
  const [command, ...words] = process.argv.slice(2);
  // A value to set may begin with a hyphen, so only the list reads options.
  if (command === undefined || command.startsWith('--')) return listStandIns(listOptions());
  if (command === 'set' && words.length <= 2) return setValue(words[0], words[1]);
  throw new Error(
    'Write "npm run stand-ins" for the list, or: npm run stand-ins -- set <name> "<value>", with the value in quotes.',
  );
});
