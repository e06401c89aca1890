import { commitments } from '@/content/company/commitments';
import { payrollCalculator, payslipLines } from '@/content/payroll/calculator';
import { dayOfRates, payslip } from '@/content/payroll/payslip';
import { payrollRates } from '@/content/payroll/rates';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { checkedOn } from '@/content/values/days';
import { percentage, wholeAmount, withCurrency } from '@/content/values/money';
import { billed, billedSetUp, sumOf } from '@/content/values/price';

const { nssf, shif, housingLevy, trainingLevy, paye, sources } = payrollRates;

/** The pay in the drawing is the one that the calculator shows first. */
const grossPay = payrollCalculator.fields[0].initial;

const bill = [
  billed('Payroll, leave and staff files', 80, prices['/solutions/hr-payroll']),
  billedSetUp('Set-up with both parallel runs', 1, prices['/solutions/hr-payroll']),
];

/** The most that we pay the firm of the bill in a year: its fees of a year, or the project price. */
const cap = Math.max(12 * sumOf(bill, 'month'), sumOf(bill, 'once'));

export default {
  shape: 'project',
  heading: 'HR and payroll software for Kenyan employers',
  summary:
    'Staff records, leave and a payroll that works out PAYE, SHIF, NSSF and the housing levy.',
  description:
    'HR and payroll set-up for Kenyan employers: staff files, leave, PAYE, SHIF, NSSF, housing levy, SACCO check-off and casual wages, tested by a parallel run.',
  lead: 'We set up payroll, leave and staff files. For two months you also run your spreadsheet and compare. The third needs no spreadsheet.',
  updated: '2026-11-28',
  emblem: 'payslip',
  drawing: {
    caption: 'A payslip, line by line',
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
              ...payslipLines(grossPay).map(([name, amount]) => ({ cells: [name, amount] })),
              {
                cells: ['Net pay', wholeAmount(payslip(grossPay).afterStatutory)],
                mark: 'done',
              },
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
  example: {
    heading: 'First parallel run of a firm with 80 people',
    body: 'In this example, eleven of the thirteen differences are old errors of the spreadsheet. Two come from our set-up, and are corrected before the second run.',
    figures: [
      { label: 'Payslips that agree', value: '67 of 80' },
      { label: 'Relief that has ended', value: '8' },
      { label: 'Overtime divisor', value: '3' },
      { label: 'Our own set-up errors', value: '2' },
    ],
  },
  process: {
    heading: 'Start in January, pay live at the end of March',
    intro:
      'It takes three months with 80 people or with 30. Each parallel run needs a real month end.',
    steps: [
      {
        title: 'Read three payrolls',
        body: 'You approve our list of each earning and deduction, with its exceptions.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build the staff file',
        body: 'We enter numbers for KRA, NSSF and SHA, bank or M-Pesa details, leave days and loan balances. Your accountant signs them.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Run January and February twice',
        body: 'Staff are paid from the old payroll. Every difference over one shilling is explained.',
        time: { from: 2, unit: 'months' },
      },
      {
        title: 'Pay March from the new one',
        body: 'We sit with your payroll officer, and your signatories release the money.',
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['us', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'Payslips, leave requests and P9 forms that staff open on a phone',
      'Files for KRA, NSSF, SHA, SACCO check-off, your bank and M-Pesa',
      `All records as CSV and payslips as PDF, at any time and ${commitments.dataAfterLeaving.phrase}`,
      `A payroll that we host under [the rules for all products](/products#the-rules-for-all-products). Of your people, only those whom you name see a salary`,
    ],
    excluded: ['Tax and labour law advice', 'Filing returns or moving money for you'],
  },
  sections: [
    {
      type: 'bill',
      heading: 'Price of a payroll for 80 people',
      lines: bill,
    },
    {
      type: 'specification',
      heading: 'Statutory deductions',
      intro: `Rates from ${dayOfRates()}, with the PAYE bands of KRA’s page, ${checkedOn(payrollRates.sources.paye)}. Pay PAYE, SHIF and NSSF by the 9th of the next month. We enter new rates as part of the monthly price, and you approve the totals.`,
      rows: [
        {
          term: 'PAYE',
          detail: `From ${percentage(paye.bands[0].rate)} on the first ${withCurrency(paye.bands[0].upTo)} to ${percentage(paye.bands[4].rate)} above ${withCurrency(paye.bands[3].upTo)}, less ${withCurrency(paye.personalRelief)} relief.`,
        },
        {
          term: 'SHIF',
          detail: `${percentage(shif.rate)} of gross pay, at least ${withCurrency(shif.least)}.`,
        },
        {
          term: 'NSSF',
          detail: `${percentage(nssf.rate)} each from employee and employer, up to ${withCurrency(nssf.upperLimit)} of pay.`,
        },
        {
          term: 'Housing levy',
          detail: `${percentage(housingLevy.rate)} each from employee and employer. It is due by the ninth working day.`,
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
  ],
  questions: [
    {
      question: 'Can we pay casuals by M-Pesa?',
      answer:
        'Yes. A supervisor enters days or pieces on a phone, you approve the list, and your signatories upload its M-Pesa file. Casuals without a smartphone read their pay by SMS, which is extra. A casual counts only in a month with pay.',
    },
    {
      question: 'Who pays a penalty if a deduction is wrong?',
      answer: `We do if our set-up or a rate that we entered caused it, at most ${commitments.liabilityCap.phrase}. For these 80 people that is ${withCurrency(cap)}. You approve the totals and file them.`,
    },
  ],
  related: ['/blog/payroll-deductions-explained'],
  ask: {
    heading: 'When is your next pay day?',
    body: 'Write the day, and how many people you pay. We tell you when the first live one can be.',
  },
  sources: [...Object.values(sources)],
} satisfies Copy<'solution'>;
