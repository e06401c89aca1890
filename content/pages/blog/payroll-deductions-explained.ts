import type { Copy } from '@/content/schema';

export default {
  heading: 'Payroll deductions explained: PAYE, NSSF, SHIF, housing levy',
  summary: 'The order of deductions, one salary worked through and code to check it with.',
  description:
    'Kenyan payroll deductions in order: NSSF, SHIF, the affordable housing levy, then PAYE. One salary worked through with stand-in rates, and code to check it.',
  lead: 'Most payroll disputes come from the order of the deductions, not from the rates. Eleven steps, a worked salary with stand-in rates and a function to test your system against.',
  status: 'sample',
  published: '2026-08-25',
  updated: '2026-11-18',
  tags: ['Payroll', 'Compliance'],
  body: `Two payslips for the same gross pay can differ by a few hundred shillings, and both payroll officers will swear theirs is right. Usually one of them has taken the deductions in the wrong order. This post explains the order and the reason for it, and works one salary through from top to bottom. **Every rate and limit here is a stand-in**, chosen to be easy to follow and not to look like the real one. Take current figures from KRA, the Social Health Authority and NSSF on the day you set up a payroll.

## Four deductions, four laws, four bases

The rates matter less than the base: the amount each rate is applied to.

| Deduction | Under | Applied to | Employer adds its own share |
|---|---|---|---|
| NSSF, Tier I and Tier II | National Social Security Fund Act, 2013 | Pensionable earnings, up to limits | Yes, a matching share |
| SHIF | Social Health Insurance Act, 2023 | Gross pay | No |
| Affordable housing levy | Affordable Housing Act, 2024 | Gross pay | Yes, a matching share |
| PAYE | Income Tax Act | Taxable pay, after the three above | No |

PAYE is last because the other three reduce what is taxed. Since the Tax Laws (Amendment) Act, 2024, the housing levy and SHIF are deducted in arriving at taxable pay, as pension contributions are, within limits. Payroll spreadsheets made before that change often treat the levy as a relief afterwards. That is the wrong-order payslip.

## The order, step by step

1. **Gross pay.** Basic pay, house and other cash allowances, overtime, commission, and taxable benefits at the value the law gives them.
2. **NSSF.** Tier I on earnings up to the lower limit, Tier II on the part between the lower and upper limits. Tier II may go to an approved private scheme instead.
3. **SHIF** on gross pay, with whatever minimum applies.
4. **Housing levy** on gross pay.
5. **Taxable pay** = gross pay − allowable deductions (steps 2 to 4, plus for example other registered pension contributions within the legal limit).
6. **Tax by bands.** Each slice of taxable pay at its own rate.
7. **Reliefs.** Personal relief, then others the employee qualifies for, such as insurance relief. They reduce the tax, not the pay. Tax cannot go below zero.
8. **PAYE** = tax − reliefs.
9. **Pay after statutory deductions** = gross pay − NSSF − SHIF − levy − PAYE.
10. **Other deductions:** SACCO, loans, advances, union dues, court orders.
11. **Net pay.**

The difference between steps 5 and 7 is the most misunderstood point. A deduction is subtracted from pay before tax, so it saves only a share of its amount. A relief is subtracted from the tax, so it saves all of it.

## One salary, worked through

Stand-in rules for the example, which are **not** the law:

| Name | Stand-in | What it stands for |
|---|---|---|
| Rate A | 4% | NSSF, employee share |
| Limit L | KSh 10,000 | Tier I limit |
| Limit U | KSh 50,000 | Tier II limit |
| Rate B | 2% | SHIF |
| Rate C | 1% | Housing levy |
| Rate D | 8% on the first KSh 20,000 | First tax band |
| Rate E | 20% on the rest | Second tax band |
| Relief R | KSh 1,000 | Personal relief |

An employee earns a gross KSh 80,000 and repays KSh 9,000 to a SACCO.

| Step | Computation | KSh |
|---|---|---|
| Gross pay | | 80,000 |
| NSSF Tier I | 10,000 × A | 400 |
| NSSF Tier II | (50,000 − 10,000) × A | 1,600 |
| SHIF | 80,000 × B | 1,600 |
| Housing levy | 80,000 × C | 800 |
| Allowable deductions | 400 + 1,600 + 1,600 + 800 | 4,400 |
| Taxable pay | 80,000 − 4,400 | 75,600 |
| Tax, first band | 20,000 × D | 1,600 |
| Tax, second band | 55,600 × E | 11,120 |
| Tax before relief | | 12,720 |
| PAYE | 12,720 − R | 11,720 |
| After statutory deductions | 80,000 − 4,400 − 11,720 | 63,880 |
| SACCO | | 9,000 |
| **Net pay** | | **54,880** |

The employer pays on top: NSSF 2,000 and housing levy 800 in this example. The employee costs 82,800 before any other levies, leave or medical cover.

Take the wrong order for comparison. If PAYE were computed on 80,000, the tax would be 1,600 + 60,000 × E = 13,600, less R = 12,600. The employee would lose KSh 880 each month, which is 4,400 × E.

## The same thing as code

If you test a payroll system, this is enough to check it against. It works in whole cents, and rounds once per line, where a payslip rounds.

\`\`\`ts
/** Percentages are in hundredths of one per cent; money is in whole cents. */
interface Rules {
  from: string; // the first pay date these rules apply to
  pension: { rate: number; tierOneLimit: number; tierTwoLimit: number };
  health: { rate: number };
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
  const shif = share(gross, health.rate);
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

Keep \`Rules\` as a dated list, and pick by pay date, never by today’s date. Then a correction for March uses March’s rules, and a new Finance Act means a new entry rather than an edit. Rounding practice differs between returns, so follow each return’s own instruction and test with an odd amount such as KSh 33,333.

## The limit on everything

Section 19 of the Employment Act caps the total of all deductions an employer may make at any one time at two-thirds of wages. In the example the deductions are 25,120 out of 80,000, well below 53,333. A payroll should check this before it accepts another loan, and say no by itself. Section 20 requires an itemised pay statement: gross pay, each deduction and its purpose.

## Cases that break spreadsheets

- **Joined on the 19th.** Prorate the pay by your written rule, then apply the month’s rules to what is actually paid.
- **Arrears of three months paid at once.** They push the month into a higher band. Ask KRA or your accountant how to treat the period, and document it.
- **Two employers.** Personal relief is claimed with one of them.
- **Non-cash benefits.** They raise taxable pay without adding cash, so low cash pay can turn negative.
- **Leaving.** Leave pay, notice and gratuity have their own treatment.
- **Casuals.** The word does not remove statutory duties. Check each law’s definition.

## Month-end checklist

1. Compare headcount with last month and name each difference.
2. Print the ten largest changes in net pay and explain them.
3. Recompute three people by hand: lowest paid, highest paid, newest.
4. Check each PIN, NSSF and SHA number before filing, not after.
5. Total each deduction and match it to the return and to the bank transfer.
6. Check each deadline with its authority. They are not all the same day in every year.
7. Issue the pay statements, and store the run with the rules it used.

## Keep this

Write the eleven steps on a card, with the current rate and the date you looked it up beside each. When a payslip is disputed, go down the card until the two computations part. It takes five minutes. To stop keeping cards, [HR and payroll](/solutions/hr-payroll) holds dated rules and the checks above; to see your own figures first, try the worked table in a spreadsheet beside your present payroll.`,
  figures: [
    {
      under: 'One salary, worked through',
      figure: {
        type: 'chart',
        heading: 'The same salary as a picture',
        data: { form: 'payroll', gross: 80000 },
      },
    },
    {
      under: 'The same thing as code',
      figure: {
        type: 'calculator',
        heading: 'Try another salary',
        intro: 'The fields hold the stand-in rules of this article. Put in today’s.',
        calculator: 'payroll',
      },
    },
  ],
  sources: [
    {
      fact: 'The housing levy and SHIF contributions are deductible in computing taxable employment income; the earlier housing relief ended.',
      reference: 'Tax Laws (Amendment) Act, 2024, and KRA public notice on PAYE computation',
      url: 'https://www.kra.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Employers deduct income tax from emoluments (PAYE).',
      reference: 'Income Tax Act, section 37',
      url: 'https://www.kra.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'NSSF contributions are made in Tier I and Tier II, with a matching employer share; Tier II may go to a contracted-out scheme.',
      reference: 'National Social Security Fund Act, 2013',
      url: 'https://www.nssf.or.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Salaried persons contribute to the Social Health Insurance Fund by deduction from pay.',
      reference: 'Social Health Insurance Act, 2023, section 27',
      url: 'https://sha.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'The affordable housing levy is charged on gross salary, with a matching employer share.',
      reference: 'Affordable Housing Act, 2024',
      url: 'https://new.kenyalaw.org/',
      checked: 'not yet',
    },
    {
      fact: 'Total deductions at any one time may not exceed two-thirds of wages; an itemised pay statement is due.',
      reference: 'Employment Act, 2007, sections 19 and 20',
      url: 'https://new.kenyalaw.org/',
      checked: 'not yet',
    },
  ],
  related: [
    '/solutions/hr-payroll',
    '/solutions/employee-onboarding',
    '/industries/small-and-medium-enterprises',
    '/blog/data-protection-act-primer-for-smes',
  ],
} satisfies Copy<'post'>;
