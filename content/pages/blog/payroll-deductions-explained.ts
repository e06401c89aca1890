import { payslipChart } from '@/content/payroll/calculator';
import { dayOfRates, payslip } from '@/content/payroll/payslip';
import { payrollRates } from '@/content/payroll/rates';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { checkedOn } from '@/content/values/days';
import { percentage, wholeAmount, withCurrency } from '@/content/values/money';

/** The salary that the post works through, and what the employee repays to a SACCO. */
const gross = 80_000;
const sacco = 9_000;
const slip = payslip(gross);
const { nssf, shif, housingLevy, trainingLevy, paye, sources } = payrollRates;

const deductible = slip.nssf + slip.shif + slip.housingLevy;
const net = slip.afterStatutory - sacco;
/** What the employee would lose each month if PAYE were worked out on gross pay. */
const wrongOrder =
  payslip(gross, {
    ...payrollRates,
    nssf: { ...nssf, rate: 0 },
    shif: { rate: 0, least: 0 },
    housingLevy: { rate: 0 },
  }).paye - slip.paye;

const bandRows = paye.bands
  .map(({ upTo, rate }, index) => {
    const above = paye.bands[index - 1]?.upTo ?? 0;
    const slice =
      above === 0
        ? `On the first ${withCurrency(upTo)}`
        : Number.isFinite(upTo)
          ? `On the next ${withCurrency(upTo - above)}`
          : `Above ${withCurrency(above)}`;
    return `| PAYE | ${slice} | ${percentage(rate)} |`;
  })
  .join('\n');

const taxRows = slip.taxByBand
  .map(
    ({ slice, rate, tax }) =>
      `| Tax | ${wholeAmount(slice)} × ${percentage(rate)} | ${wholeAmount(tax)} |`,
  )
  .join('\n');

const taxableSlices = slip.taxByBand.map(({ tax }) => wholeAmount(tax)).join(' + ');

export default {
  heading: 'Payroll deductions explained: PAYE, NSSF, SHIF, housing levy',
  summary: 'The order of deductions, one salary worked through and code to check it with.',
  description:
    'Kenyan payroll deductions in order: NSSF, SHIF, the affordable housing levy, then PAYE, with the rates from February 2026, one salary worked through, and code.',
  lead: 'PAYE, NSSF, SHIF and the housing levy are taken from a Kenyan salary in this order and at these rates, with one salary worked through from gross to net.',
  published: '2026-11-21',
  order: 7,
  updated: '2026-11-27',
  revision: 'the bands were compared with KRA’s page again',
  emblem: 'payslip',
  tags: ['Payroll', 'Compliance'],
  body: `Two payslips for the same gross pay can differ by thousands of shillings if one payroll takes the deductions in the wrong order. The rates here are those in force from ${dayOfRates()}. The Finance Act, 2026 has applied since 1 July 2026, and KRA’s PAYE page, ${checkedOn(payrollRates.sources.paye)}, showed the bands below.

## Four deductions, four laws, four bases

The rates matter less than the base: the amount each rate is applied to.

| Deduction | Under | Applied to | Employer adds its own share |
|---|---|---|---|
| NSSF, Tier I and Tier II | National Social Security Fund Act, 2013 | Pensionable earnings, up to limits | Yes, a matching share |
| SHIF | Social Health Insurance Act, 2023 | Gross pay | No |
| Affordable housing levy | Affordable Housing Act, 2024 | Gross pay | Yes, a matching share |
| PAYE | Income Tax Act | Taxable pay, after the three above | No |

PAYE is last because the other three reduce what is taxed. Since the Tax Laws (Amendment) Act, 2024, the housing levy and SHIF are subtracted from pay before tax. Pension contributions are too, within limits. A spreadsheet from before that change treats the levy as a relief afterwards, and produces the wrong payslip.

## The order, step by step

1. **Gross pay.** Basic pay, house and other cash allowances, overtime, commission, and taxable benefits at the value the law gives them.
2. **NSSF.** Tier I on earnings up to the lower limit, Tier II on the part between the lower and upper limits. Tier II may go to an approved private scheme instead.
3. **SHIF** on gross pay, with its minimum.
4. **Housing levy** on gross pay.
5. **Taxable pay** = gross pay − allowable deductions (steps 2 to 4, plus for example other registered pension contributions within the legal limit).
6. **Tax by bands.** Each slice of taxable pay at its own rate.
7. **Reliefs.** Personal relief, then others the employee qualifies for, such as insurance relief. They reduce the tax itself, and tax cannot go below zero.
8. **PAYE** = tax − reliefs.
9. **Pay after statutory deductions** = gross pay − NSSF − SHIF − levy − PAYE.
10. **Other deductions:** SACCO, loans, advances, union dues, court orders.
11. **Net pay.**

Steps 5 and 7 differ. A deduction is subtracted from pay before tax, so it saves only a share of its amount. A relief is subtracted from the tax, so it saves all of it.

## The rates

| Deduction | Part of the pay | Rate |
|---|---|---|
| NSSF Tier I | Up to ${withCurrency(nssf.lowerLimit)} | ${percentage(nssf.rate)} from the employee, as much from the employer |
| NSSF Tier II | From ${withCurrency(nssf.lowerLimit)} to ${withCurrency(nssf.upperLimit)} | ${percentage(nssf.rate)} from the employee, as much from the employer |
| SHIF | Gross pay | ${percentage(shif.rate)}, at least ${withCurrency(shif.least)} |
| Affordable housing levy | Gross pay | ${percentage(housingLevy.rate)} from the employee, as much from the employer |
${bandRows}
| Personal relief | Subtracted from the tax | ${withCurrency(paye.personalRelief)} a month |

## One salary, worked through

An employee earns a gross ${withCurrency(gross)} a month and repays ${withCurrency(sacco)} to a SACCO. Each line is rounded to the shilling.

| Step | Computation | KSh |
|---|---|---|
| Gross pay | | ${wholeAmount(gross)} |
| NSSF Tier I | ${wholeAmount(nssf.lowerLimit)} × ${percentage(nssf.rate)} | ${wholeAmount(slip.tierOne)} |
| NSSF Tier II | (${wholeAmount(gross)} − ${wholeAmount(nssf.lowerLimit)}) × ${percentage(nssf.rate)} | ${wholeAmount(slip.tierTwo)} |
| SHIF | ${wholeAmount(gross)} × ${percentage(shif.rate)} | ${wholeAmount(slip.shif)} |
| Housing levy | ${wholeAmount(gross)} × ${percentage(housingLevy.rate)} | ${wholeAmount(slip.housingLevy)} |
| Allowable deductions | ${wholeAmount(slip.tierOne)} + ${wholeAmount(slip.tierTwo)} + ${wholeAmount(slip.shif)} + ${wholeAmount(slip.housingLevy)} | ${wholeAmount(deductible)} |
| Taxable pay | ${wholeAmount(gross)} − ${wholeAmount(deductible)} | ${wholeAmount(slip.taxable)} |
${taxRows}
| Tax before relief | ${taxableSlices} | ${wholeAmount(slip.taxBeforeRelief)} |
| PAYE | ${wholeAmount(slip.taxBeforeRelief)} − ${wholeAmount(paye.personalRelief)} | ${wholeAmount(slip.paye)} |
| After statutory deductions | ${wholeAmount(gross)} − ${wholeAmount(deductible)} − ${wholeAmount(slip.paye)} | ${wholeAmount(slip.afterStatutory)} |
| SACCO | | ${wholeAmount(sacco)} |
| **Net pay** | | **${wholeAmount(net)}** |

The employer also pays NSSF of ${wholeAmount(slip.nssf)}, housing levy of ${wholeAmount(slip.housingLevy)} and the industrial training levy of ${wholeAmount(trainingLevy.amount)}. The employee costs ${wholeAmount(gross + slip.employerShare)} before leave and medical cover.

If PAYE were computed on the gross ${wholeAmount(gross)}, the employee would lose ${withCurrency(wrongOrder)} each month.

## The same thing as code

If you test a payroll system, you can compare its results with this code. It works in whole cents, and rounds once per line, where a payslip rounds.

\`\`\`ts
/** Rates are in hundredths of 1%; money is in whole cents. */
interface Rules {
  from: string; // the first pay date these rules apply to
  pension: { rate: number; tierOneLimit: number; tierTwoLimit: number };
  health: { rate: number; least: number };
  housing: { rate: number };
  bands: { upTo: number; rate: number }[]; // the last one has upTo: Infinity
  relief: number;
}

const share = (cents: number, rate: number) => Math.round((cents * rate) / 10_000);

export function payslip(gross: number, rules: Rules) {
  const { pension, health, housing, bands, relief } = rules;
  const tierOne = share(Math.min(gross, pension.tierOneLimit), pension.rate);
  const aboveTierOne = Math.min(gross, pension.tierTwoLimit) - pension.tierOneLimit;
  const tierTwo = share(Math.max(0, aboveTierOne), pension.rate);
  const nssf = tierOne + tierTwo;
  const shif = Math.max(health.least, share(gross, health.rate));
  const levy = share(gross, housing.rate);

  const taxable = gross - nssf - shif - levy;
  let tax = 0;
  let below = 0;
  for (const band of bands) {
    tax += share(Math.max(0, Math.min(taxable, band.upTo) - below), band.rate);
    below = band.upTo;
  }
  const paye = Math.max(0, tax - relief);
  return { nssf, shif, levy, taxable, paye, afterStatutory: taxable - paye };
}
\`\`\`

Keep \`Rules\` as a dated list, and choose the entry by pay date, never by today’s date. Then a correction for March uses March’s rules, and a new Finance Act means a new entry rather than an edit. Rounding practice differs between returns, so follow each return’s own instruction and test with an odd amount such as KSh 33,333.

## The limit on everything

Under section 19 of the Employment Act, all deductions that an employer makes at any one time may not exceed two-thirds of wages. In the example the deductions are ${wholeAmount(gross - net)} out of ${wholeAmount(gross)}, below the limit of ${wholeAmount(Math.floor((gross * 2) / 3))}. A payroll system should check this limit before it accepts another loan, and automatically refuse a loan that exceeds it. Section 20 requires an itemised pay statement: gross pay, each deduction and its purpose.

## Cases that break spreadsheets

- **Joined on the 19th.** Prorate the pay by your written rule, then apply the month’s rules to what is actually paid.
- **Arrears of three months paid at once.** They push the month into a higher band. Ask KRA or your accountant how to treat the period, and document it.
- **Two employers.** Personal relief is claimed with one of them.
- **Non-cash benefits.** They raise taxable pay without adding cash, so net pay can become negative when cash pay is low.
- **Leaving.** Separate rules apply to leave pay, notice pay and gratuity.
- **Casuals.** Calling a worker a casual does not remove statutory duties.

## Seven checks at the month end

1. Compare headcount with last month and name each difference.
2. Print the ten largest changes in net pay and explain them.
3. Recompute three people by hand: lowest paid, highest paid, newest.
4. Check each PIN, NSSF and SHA number before filing.
5. Total each deduction and match it to the return and to the bank transfer.
6. Pay PAYE, NSSF and SHIF by the 9th of the next month, and the housing levy by the ninth working day.
7. Issue the pay statements, and store the run with the rules it used.

When a payslip is disputed, go through the eleven steps above with both calculations until they differ.`,
  figures: [
    {
      under: 'One salary, worked through',
      figure: {
        type: 'chart',
        heading: 'The same salary as a picture',
        data: payslipChart(gross),
      },
    },
    {
      under: 'The same thing as code',
      figure: {
        type: 'calculator',
        heading: 'Try another salary',
        intro: `By the rates from ${dayOfRates()}. What you type stays on your device.`,
        calculator: 'payroll',
      },
    },
  ],
  sources: [
    tax.deductibleLevies,
    sources.paye,
    sources.nssf,
    sources.shif,
    sources.housingLevy,
    sources.trainingLevy,
    {
      fact: 'Total deductions at any one time may not exceed two-thirds of wages; an itemised pay statement is due.',
      reference: 'Employment Act, 2007, sections 19 and 20',
      url: 'https://new.kenyalaw.org/akn/ke/act/2007/11',
      checked: 'not yet',
      recheckBy: '2027-07-01',
    },
  ],
  related: [
    '/solutions/hr-payroll',
    '/solutions/employee-onboarding',
    '/industries/small-and-medium-enterprises',
  ],
} satisfies Copy<'post'>;
