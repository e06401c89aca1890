import { lawUrl } from '@/content/laws';
import { percentage, withCurrency } from '@/content/money';
import { payrollRates } from '@/content/payroll-rates';
import { dayOfRates } from '@/content/payslip';
import type { Copy } from '@/content/schema';

const { nssf, shif, housingLevy, paye, sources } = payrollRates;

export default {
  heading: 'HR and payroll software for Kenyan employers',
  summary:
    'Staff records, leave and a payroll that works out PAYE, SHIF, NSSF and the housing levy.',
  description:
    'HR and payroll set-up for Kenyan employers: staff files, leave, PAYE, SHIF, NSSF, housing levy, SACCO check-off and casual wages, proven by a parallel run.',
  lead: 'Pay people the right amount on the right day, and trace every figure for KRA, a labour officer or the employee. We set up payroll and staff records for Kenyan employers and prove them beside the old system for two months.',
  updated: '2026-11-22',
  glance: {
    audience: 'Kenyan employers with salaried staff, shift workers or paid casuals',
    time: 'About three months to the first live pay day',
    price: {
      measure: 'per employee',
      note: 'Set-up and the parallel runs are a fixed price',
      from: 'not yet',
    },
    start: 'A reading of your last three payrolls, line by line',
    needs: 'Your payroll officer a day a week, and three months of payroll workings',
  },
  situation: {
    heading: 'The spreadsheet that only one person understands',
    body: `Payroll in many firms is a workbook with a tab for each month, kept by one accountant. It has survived several changes of tax law, each patched into a formula, and pay day depends on that accountant being well.

Around it sit the other files: leave days on a wall chart, contracts in a cabinet, advances in an exercise book, overtime on supervisors’ sheets that arrive on the 24th. A clearing and forwarding firm adds casuals paid by the container; a hotel adds service charge and three shifts; a school adds staff on the board’s payroll beside those on TSC.

The system replaces all of these. It holds the staff file, the leave, the loans and the pay codes, calculates from dated tables, and produces the bank file, the M-Pesa file, the payslips and the returns from one run. A deputy can close the month from the same checklist as the payroll officer. Contracts, accounts and equipment for new staff are arranged by [employee onboarding](/solutions/employee-onboarding), which passes their details on.`,
  },
  process: {
    heading: 'Set-up, proof, then pay day',
    steps: [
      {
        title: 'Read your last three payrolls',
        body: 'We list every earning, deduction and exception that occurs, including those that exist for one person. This becomes the pay code table you approve.',
        duration: '1 week',
      },
      {
        title: 'Build the staff file',
        body: 'KRA PIN, NSSF and SHA numbers, bank or M-Pesa details, contract dates, next of kin. Gaps are listed by name so that HR can collect them.',
        duration: '1–3 weeks',
      },
      {
        title: 'Load balances',
        body: 'Leave days, loans, year-to-date tax and pension go in as at a cut-off date and are signed by your accountant.',
        duration: '3–5 days',
      },
      {
        title: 'Run two months in parallel',
        body: 'Old and new payroll are calculated from the same inputs. Every difference over one shilling is explained in a list: which side was right, and what we changed.',
        duration: '2 pay periods',
      },
      {
        title: 'Pay from the new system',
        body: 'Bank and M-Pesa files, payslips and statutory returns come from it. We sit with the payroll officer through the first live run.',
        duration: '1 pay period',
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A configured payroll with pay codes, approval steps and rights by role',
      'Staff self-service for payslips, leave requests and the yearly tax deduction card (P9)',
      'Export files in the layouts that KRA, NSSF, SHA and your bank accept',
      'The difference list from both parallel runs, signed off',
      'A month-end checklist with a deputy named for each step',
    ],
    needed: [
      'Your payroll officer for about a day a week until the first live run',
      'Three months of payroll workings, as they are',
      'A person with authority to settle, with your tax adviser, how unclear allowances are taxed',
    ],
    excluded: [
      'Tax and labour law advice; your auditor or advocate confirms the treatment of unusual items',
      'Filing returns or moving money on your behalf',
      'Biometric clocking hardware, which you buy and we connect',
    ],
  },
  duration:
    'About three months to the first live pay day for up to a hundred employees: one to prepare, two month-ends in parallel. Allow a month more for shift work or for several companies.',
  sections: [
    {
      type: 'specification',
      heading: 'Statutory items the system calculates',
      intro: `Rates and bands sit in a dated table. When a law changes, a new row takes effect from its date and old months stay as they were. The figures here are those from ${dayOfRates()}.`,
      rows: [
        {
          term: 'PAYE',
          detail: `Income tax on employment, withheld by the employer: from ${percentage(paye.bands[0].rate)} on the first ${withCurrency(paye.bands[0].upTo)} a month to ${percentage(paye.bands[4].rate)} above ${withCurrency(paye.bands[3].upTo)}, less a personal relief of ${withCurrency(paye.personalRelief)}.`,
        },
        {
          term: 'SHIF',
          detail: `Social health insurance: ${percentage(shif.rate)} of gross pay, at least ${withCurrency(shif.least)}, deducted from salaried staff and paid to the Social Health Authority.`,
        },
        {
          term: 'NSSF',
          detail: `Pension: ${percentage(nssf.rate)} each from employee and employer, Tier I up to ${withCurrency(nssf.lowerLimit)} and Tier II up to ${withCurrency(nssf.upperLimit)}. Contracted-out second-tier schemes are supported.`,
        },
        {
          term: 'Affordable housing levy',
          detail: `${percentage(housingLevy.rate)} of gross pay from the employee and as much from the employer, collected by KRA.`,
        },
        {
          term: 'HELB, SACCO, court orders',
          detail:
            'Third-party deductions with a balance, a start and an end, and a remittance list for each recipient.',
        },
        {
          term: 'The one-third check',
          detail:
            'A warning when deductions would take more than two thirds of wages, before a new loan is approved.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'The set-up follows from who your staff are',
      rowHeading: 'Workforce',
      columns: ['How pay is worked out', 'What we watch'],
      rows: [
        {
          label: 'Monthly salaried',
          cells: ['Fixed pay plus changes', 'Joiners and leavers in mid-month, benefits in kind'],
        },
        {
          label: 'Shift staff in a hotel',
          cells: [
            'Roster, overtime, service charge',
            'Public holidays and hours from the clock, approved before cut-off',
          ],
        },
        {
          label: 'Port and yard casuals',
          cells: [
            'Daily or per container, paid weekly by M-Pesa',
            'Names that recur so often that they may no longer be casual in law',
          ],
        },
        {
          label: 'Board-paid school staff',
          cells: [
            'Term-based, separate cost centre',
            'Keeping TSC teachers out of the run while holding their leave',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'What a parallel run turns up',
      body: 'A logistics firm with 84 people runs both payrolls for one month. Most differences are old formula faults; two are faults in our set-up, corrected before the second run.',
      figures: [
        { label: 'Payslips that agree to the shilling', value: '71 of 84' },
        { label: 'Old sheet used a superseded relief', value: '8' },
        { label: 'Overtime divisor differed', value: '3' },
        { label: 'Set-up errors on our side', value: '2' },
        { label: 'Largest single difference', value: 'KSh 3,150' },
      ],
    },
    {
      type: 'chart',
      heading: 'One salary from gross to net',
      intro: `By the rates from ${dayOfRates()}.`,
      data: { form: 'payroll', gross: 80000 },
    },
    {
      type: 'calculator',
      heading: 'Work a salary through',
      intro: 'Put in your own gross pay. What you type stays on your device.',
      calculator: 'payroll',
    },
  ],
  questions: [
    {
      question: 'Who changes the rates when a Finance Act alters them?',
      answer:
        'Under a support plan we enter the new row, test it on your last payroll and send you the before-and-after totals to approve. Without a plan your own payroll officer can do the same; the table is open to them.',
    },
    {
      question: 'Can staff be paid by M-Pesa as well as bank?',
      answer:
        'Yes. One run produces the bank file and a bulk-payment file for the M-Pesa business account, with the net for each person checked against the total. Your signatories release the money, as they do now.',
    },
    {
      question: 'Are payslips on a phone acceptable?',
      answer:
        'The Employment Act asks for an itemised statement in writing. A PDF behind a personal sign-in shows gross, each deduction with its purpose, and net, and it can be printed for staff without smartphones.',
    },
    {
      question: 'Who in the office can see salaries?',
      answer:
        'Only the roles you name. Department heads see leave and attendance but no pay. Each view and export of pay data is logged, and an HR officer cannot alter their own record.',
    },
    {
      question: 'Does the payroll post to our accounts?',
      answer:
        'It posts one journal by cost centre to [Finagen](/products/finagen) or to the ledger you have. It carries totals, so individual salaries stay in payroll.',
    },
  ],
  related: [
    '/solutions/employee-onboarding',
    '/products/finagen',
    '/blog/payroll-deductions-explained',
    '/services/systems-integration/banking-systems-integration',
  ],
  sources: [
    ...Object.values(sources),
    {
      fact: 'Deductions from wages may not in total exceed two thirds of the wages.',
      reference: 'Employment Act, 2007, section 19(3)',
      url: lawUrl('employment', 19),
      checked: 'not yet',
    },
    {
      fact: 'An employer gives a written, itemised pay statement at or before payment; casual employees are excepted.',
      reference: 'Employment Act, 2007, section 20',
      url: lawUrl('employment', 20),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
