import { checkedOn } from '@/content/days';
import { percentage, withCurrency } from '@/content/money';
import { payrollRates } from '@/content/payroll-rates';
import { dayOfRates } from '@/content/payslip';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

const { nssf, shif, housingLevy, trainingLevy, paye, sources } = payrollRates;

export default {
  shape: 'ongoing',
  heading: 'HR and payroll software for Kenyan employers',
  summary:
    'Staff records, leave and a payroll that works out PAYE, SHIF, NSSF and the housing levy.',
  description:
    'HR and payroll set-up for Kenyan employers: staff files, leave, PAYE, SHIF, NSSF, housing levy, SACCO check-off and casual wages, tested by a parallel run.',
  lead: 'Pay the right amount on the right day, and explain every figure to KRA or the employee.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a payslip whose every line can be explained.',
    parts: [
      {
        type: 'paper',
        title: 'Payslip, November',
        state: 'sample',
        blocks: [
          {
            type: 'table',
            columns: ['Line', 'KSh'],
            rows: [
              { cells: ['Basic pay', '62,000'] },
              { cells: ['House allowance', '8,000'] },
              { cells: ['Gross pay', '70,000'] },
            ],
          },
          { type: 'rows', items: [{ text: 'Ask about a line', value: 'HR desk' }] },
        ],
      },
      {
        type: 'window',
        title: 'Run',
        state: '80 people',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Hours taken from the clock', mark: 'done' },
              { text: 'Two new, one left', mark: 'done' },
              { text: 'Overtime, gate 2', value: 'check', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Kenyan employers with salaried staff, shift workers or casuals',
    time: { from: 3, unit: 'months', note: 'to the first live pay day' },
    price: prices['/solutions/hr-payroll'],
    start: 'Reading your last three payrolls, line by line',
    needs: 'Your payroll officer a day a week, and three months of payroll workings',
  },
  process: {
    heading: 'Set up, compare, then pay',
    steps: [
      {
        title: 'Read three payrolls',
        body: 'You approve our list of every earning, deduction and exception.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build the staff file',
        body: 'KRA PIN, NSSF and SHA numbers, bank or M-Pesa details and contract dates.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Load balances',
        body: 'Leave days, loans, tax and pension for the year, signed by your accountant.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Run old and new payroll',
        body: 'We explain every difference over one shilling.',
        time: { from: 2, unit: 'months' },
      },
      {
        title: 'Pay from the new system',
        body: 'We sit with your payroll officer for the first live run.',
        time: { from: 1, unit: 'months' },
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A payroll with your pay codes, approval steps and user rights',
      'Payslips, leave requests and P9 forms that staff open on a phone',
      'Files for KRA, NSSF, SHA, your bank and M-Pesa',
      'The list of differences from both parallel runs',
    ],
    needed: [
      'Three months of payroll workings, as they are',
      'A decision, with your tax adviser, on how unclear allowances are taxed',
    ],
    excluded: ['Tax and labour law advice', 'Filing returns or moving money for you'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Statutory deductions',
      intro: `Rates from ${dayOfRates()}. PAYE bands as on KRA’s page, ${checkedOn(payrollRates.sources.paye)}.`,
      rows: [
        {
          term: 'PAYE',
          detail: `From ${percentage(paye.bands[0].rate)} on the first ${withCurrency(paye.bands[0].upTo)} to ${percentage(paye.bands[4].rate)} above ${withCurrency(paye.bands[3].upTo)}, less ${withCurrency(paye.personalRelief)} relief. Due by the 9th.`,
        },
        {
          term: 'SHIF',
          detail: `${percentage(shif.rate)} of gross pay, at least ${withCurrency(shif.least)}. Due by the 9th.`,
        },
        {
          term: 'NSSF',
          detail: `${percentage(nssf.rate)} each from employee and employer, up to ${withCurrency(nssf.upperLimit)} of pay. Due by the 9th.`,
        },
        {
          term: 'Housing levy',
          detail: `${percentage(housingLevy.rate)} each from employee and employer. Due by the ninth working day.`,
        },
        {
          term: 'Training levy',
          detail: `${withCurrency(trainingLevy.amount)} a month for each employee, paid by the employer to NITA.`,
        },
      ],
    },
    {
      type: 'calculator',
      heading: 'Work through a salary',
      calculator: 'payroll',
    },
    {
      type: 'example',
      heading: 'What a parallel run finds',
      body: 'A logistics firm with 84 people runs both payrolls for one month. Most differences are old errors.',
      figures: [
        { label: 'Payslips that agree', value: '71 of 84' },
        { label: 'Old sheet used an outdated relief', value: '8' },
        { label: 'Overtime divisor differed', value: '3' },
        { label: 'Set-up errors on our side', value: '2' },
      ],
    },
  ],
  questions: [
    {
      question: 'What if tax rates change?',
      answer:
        'With a support plan we enter the new rates, test them and send you the totals to approve. The bands here are those after the Finance Act, 2026, which has applied since 1 July 2026.',
    },
    {
      question: 'Can we pay casuals and staff by M-Pesa?',
      answer: 'Yes. One run makes the bank and M-Pesa files. Your signatories release the money.',
    },
    {
      question: 'Who can see salaries?',
      answer: 'Only the roles you name. Each view of pay data is logged.',
    },
  ],
  related: [
    '/solutions/employee-onboarding',
    '/products/finagen',
    '/blog/payroll-deductions-explained',
  ],
  sources: [...Object.values(sources)],
} satisfies Copy<'solution'>;
