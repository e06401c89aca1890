import { readFile, writeFile } from 'node:fs/promises';
import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import { copy } from '@/content/copy';
import { payrollRates } from '@/content/payroll-rates';
import { site } from '@/content/site';
import { endWithPipe } from './end-with-pipe';
import { type Pending, pendingItems } from './stand-ins';

const siteFile = 'content/site.ts';

/*
 * `npm run stand-ins` lists what has to be replaced or confirmed before launch, and exits with 1 while anything is left.
 * `npm run stand-ins -- set <name> "<value>"` writes a value of the company into `content/site.ts`.
 */
const advice = [
  ['stand-in value', 'Write the real value: npm run stand-ins -- set phone "+254 …".'],
  ['sample', 'Replace it with the real thing, or remove it.'],
  ['legal review', "Have counsel read it, then write review: 'reviewed'."],
  [
    'unchecked source',
    "Compare the text with the source, then write the day: checked: 'YYYY-MM-DD'.",
  ],
  ['unnamed price', 'Write the lowest price in shillings: from: 12_000. It is then shown.'],
  [
    'unsigned commitment',
    "Keep it, change it or strike it out, then write the day: signed: 'YYYY-MM-DD'.",
  ],
  ['missing company fact', 'Write the fact in value. It is then shown on the company page.'],
] as const satisfies readonly (readonly [Pending['what'], string])[];

function listStandIns(): void {
  const pending = pendingItems(
    {
      [siteFile]: site,
      'content/company-facts.ts': companyFacts,
      'content/commitments.ts': commitments,
      'content/payroll-rates.ts': payrollRates,
    },
    copy,
  );
  for (const [what, mend] of advice) {
    const items = pending.filter((item) => item.what === what);
    if (items.length === 0) continue;
    console.log(`${what}: ${items.length}. ${mend}`);
    for (const { file, field, value } of items) console.log(`  ${file}  ${field}  ${value}`);
    console.log('');
  }
  console.log(
    pending.length === 0 ? 'Nothing stands in.' : `${pending.length} to settle before launch.`,
  );
  if (pending.length > 0) process.exitCode = 1;
}

async function setValue(name: string | undefined, value: string | undefined): Promise<void> {
  if (name === undefined) {
    throw new Error('Say what to set: npm run stand-ins -- set <name> "<value>"');
  }
  // Imported here because the list needs no parser.
  const { setCompanyValue } = await import('./set-company-value');
  const { source, message } = setCompanyValue(await readFile(siteFile, 'utf8'), site, name, value);
  await writeFile(siteFile, source);
  console.log(message);
}

endWithPipe();
const [command, ...words] = process.argv.slice(2);
try {
  if (command === undefined) listStandIns();
  else if (command === 'set' && words.length <= 2) await setValue(words[0], words[1]);
  else {
    throw new Error(
      'Write "npm run stand-ins" for the list, or: npm run stand-ins -- set <name> "<value>", with the value in quotes.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
