import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import { copy } from '@/content/copy';
import { payrollRates } from '@/content/payroll-rates';
import { site } from '@/content/site';
import { type Pending, pendingItems } from '@/lib/stand-ins';

/** Lists what has to be replaced or confirmed before launch, and exits with 1 while anything is left. */
const advice = [
  ['stand-in value', 'Put the real value in place of standIn(…).'],
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

const pending = pendingItems(
  {
    'content/site.ts': site,
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
