import type { Copy } from '@/content/schema';

export default {
  heading: 'HR and payroll software for Kenyan employers',
  summary:
    'Staff records, leave and a payroll that works out PAYE, SHIF, NSSF and the housing levy.',
  description:
    'HR and payroll set-up for Kenyan employers: staff files, leave, PAYE, SHIF, NSSF, housing levy, SACCO check-off and casual wages, proven by a parallel run.',
  lead: 'Pay people the right amount on the right day, and be able to show KRA, a labour officer or the employee how each figure came about. We set up the system, load your history and run it beside the old one until they agree.',
  updated: '2026-09-22',
  situation: {
    heading: 'The spreadsheet that only one person understands',
    body: `Payroll in many firms is a workbook with a tab for each month, kept by one accountant. It has survived several changes of tax law, each patched into a formula. When she is on leave at the end of the month, everybody is nervous.

Around it sit the other files: leave days on a wall chart, contracts in a cabinet, advances in an exercise book, overtime on supervisors’ sheets that arrive on the 24th. A clearing and forwarding firm adds casuals paid by the container; a hotel adds service charge and three shifts; a school adds staff on the board’s payroll beside those on TSC.

Errors here are personal. An employee who finds that NSSF was deducted but never remitted does not care that it was a formula.`,
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
        body: 'Bank and M-Pesa files, payslips and statutory returns come from it. We sit with whoever presses the button for the first live run.',
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
      'Someone with authority to decide how unclear allowances are taxed, with your tax adviser',
    ],
    excluded: [
      'Tax and labour law advice; your auditor or advocate confirms the treatment of unusual items',
      'Filing returns or moving money on your behalf',
      'Biometric clocking hardware, which you buy and we connect',
    ],
  },
  duration:
    'Two months to first live pay for up to a hundred employees, since two parallel runs need two month-ends. Shift work or several companies add a month.',
  sections: [
    {
      type: 'specification',
      heading: 'Statutory items the system calculates',
      intro:
        'Rates and bands sit in a dated table. When a law changes, a new row takes effect from its date and old months stay as they were.',
      rows: [
        {
          term: 'PAYE',
          detail:
            'Income tax on employment, withheld by the employer with the reliefs that apply. Bands and reliefs follow the current tables, from KRA.',
        },
        {
          term: 'SHIF',
          detail:
            'Social health insurance contribution, deducted from salaried staff and paid to the Social Health Authority.',
        },
        {
          term: 'NSSF',
          detail:
            'Pension contributions from both employee and employer, in the tiers set under the NSSF Act. Contracted-out second-tier schemes are supported.',
        },
        {
          term: 'Affordable housing levy',
          detail: 'Paid by the employee and matched by the employer, collected through KRA.',
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
      heading: 'Who the staff are decides the set-up',
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
      intro: 'By stand-in rules that show the order of the sums. They are not the law.',
      data: { form: 'payroll', gross: 80000 },
    },
    {
      type: 'calculator',
      heading: 'Work a salary through',
      intro: 'Put in your own gross pay and today’s rates. Nothing you type leaves the page.',
      calculator: 'payroll',
    },
  ],
  questions: [
    {
      question: 'Who changes the rates when a Finance Act alters them?',
      answer:
        'Under a support plan we enter the new row, test it on your last payroll and send you the before-and-after totals. You approve it. Without a plan your own payroll officer can do the same; the table is not hidden.',
    },
    {
      question: 'Can staff be paid by M-Pesa as well as bank?',
      answer:
        'Yes. One run produces the bank file and a bulk-payment file for the M-Pesa business account, with the net for each person checked against the total. Releasing the money stays with your signatories.',
    },
    {
      question: 'Are payslips on a phone acceptable?',
      answer:
        'The Employment Act asks for an itemised statement in writing. A PDF behind a personal login shows gross, each deduction with its purpose, and net. Staff without smartphones get a printout.',
    },
    {
      question: 'Who in the office can see salaries?',
      answer:
        'Only the roles you name. Department heads see leave and attendance but no pay. Each view and export of pay data is logged, and an HR officer cannot alter their own record.',
    },
    {
      question: 'Does the payroll post to our accounts?',
      answer:
        'It posts one journal by cost centre to [Finagen](/products/finagen) or to the ledger you have. New joiners can flow in from [employee onboarding](/solutions/employee-onboarding).',
    },
  ],
  related: [
    '/solutions/employee-onboarding',
    '/products/finagen',
    '/blog/payroll-deductions-explained',
    '/services/systems-integration/banking-systems-integration',
  ],
  sources: [
    {
      fact: 'An employer deducts income tax from employees’ emoluments and pays it to the Commissioner (PAYE).',
      reference: 'Income Tax Act (Cap. 470), section 37; Kenya Revenue Authority, PAYE',
      url: 'https://www.kra.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'Deductions from wages may not in total exceed two thirds of the wages.',
      reference: 'Employment Act, 2007, section 19(3)',
      url: 'https://new.kenyalaw.org',
      checked: 'not yet',
    },
    {
      fact: 'An employer gives a written, itemised pay statement at or before payment; casual employees are excepted.',
      reference: 'Employment Act, 2007, section 20',
      url: 'https://new.kenyalaw.org',
      checked: 'not yet',
    },
    {
      fact: 'The affordable housing levy is borne by the employee and matched by the employer.',
      reference: 'Affordable Housing Act, 2024',
      url: 'https://www.kra.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'Contributions to the Social Health Insurance Fund are deducted by the employer for salaried persons.',
      reference: 'Social Health Insurance Act, 2023, and its General Regulations',
      url: 'https://sha.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'Employer and employee both contribute to the NSSF, in tiers; second-tier contributions may be contracted out.',
      reference: 'National Social Security Fund Act, 2013',
      url: 'https://www.nssf.or.ke',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
