import { monthlyReport } from '@/content/company/monthly-report';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';

export default {
  heading: 'Our work: what you receive, and how to measure it',
  summary: 'Samples of the four papers that you receive, and the figure that shows a change.',
  description:
    'Our work by capability: what a network, website, business system, integration, backup or security project should change for you, and how to measure it.',
  lead: 'Samples of the four papers that you receive, and the figures that show whether a job helped.',
  updated: '2026-11-28',
  sections: [
    {
      type: 'documents',
      heading: 'What you hold in your hands',
      papers: [
        {
          title: 'Proposal',
          state: 'page 1 of 4',
          blocks: [
            {
              type: 'fields',
              items: [
                { label: 'For', value: 'Sample Traders' },
                { label: 'You asked for', value: 'Stock that agrees with the till' },
              ],
            },
            {
              type: 'rows',
              items: [
                { text: 'One till linked', value: '2 weeks' },
                { text: 'Count with your staff', value: '1 day' },
                { text: 'All tills', value: '3 weeks' },
                { text: 'Not included', value: 'new tills' },
              ],
            },
            {
              type: 'totals',
              items: [
                { label: 'Fixed price, KSh', value: '340,000' },
                { label: 'Valid until', value: '31 January' },
              ],
            },
          ],
        },
        {
          title: 'Monthly report',
          state: 'October',
          blocks: [
            {
              type: 'totals',
              items: [
                { label: 'Calls', value: `${monthlyReport.calls}` },
                { label: 'Started late', value: `${monthlyReport.late}` },
                { label: 'We return', value: withCurrency(monthlyReport.returned) },
              ],
            },
            {
              type: 'bars',
              items: monthlyReport.causes.map(({ label, value }) => ({
                label,
                value,
                text: `${value}`,
              })),
            },
            {
              type: 'fields',
              items: [
                {
                  label: 'By screen, by visit',
                  value: `${monthlyReport.repairedRemotely}, ${monthlyReport.visits}`,
                },
                { label: 'Critical fault', value: monthlyReport.criticalFault },
                { label: 'Longest request', value: monthlyReport.longestWait },
              ],
            },
            {
              type: 'rows',
              items: [
                { text: 'Restore test', value: monthlyReport.restoreTest, mark: 'done' },
                { text: 'Updates', value: monthlyReport.updates, mark: 'open' },
                ...monthlyReport.suggestions.map((text) => ({ text, mark: 'open' as const })),
              ],
            },
          ],
        },
        {
          title: 'Restore sheet',
          state: 'quarter 4',
          blocks: [
            {
              type: 'table',
              columns: ['Chosen by', 'Asked', 'Back'],
              rows: [
                { cells: ['Accounts', '09:00', '09:22'], mark: 'done' },
                { cells: ['Contracts', '09:30', '09:36'], mark: 'done' },
                { cells: ['Mail of May', '10:00', '10:51'], mark: 'late' },
              ],
            },
            {
              type: 'fields',
              items: [
                { label: 'What we change', value: 'Mail is copied twice a day' },
                { label: 'Signed by', value: 'office lead' },
              ],
            },
          ],
        },
        {
          title: 'Handover list',
          state: 'yours',
          blocks: [
            {
              type: 'rows',
              items: [
                { text: 'Source code', value: 'your account', mark: 'done' },
                { text: 'Domain', value: 'your name', mark: 'done' },
                { text: 'Passwords', value: 'sealed', mark: 'done' },
                { text: 'Drawings, labels', value: 'in the rack', mark: 'done' },
                { text: 'Two people trained', value: '6 March', mark: 'done' },
                { text: 'Defects open', value: '1', mark: 'open' },
              ],
            },
            { type: 'fields', items: [{ label: 'Received by', value: 'your manager' }] },
          ],
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Results and measures',
      rowHeading: 'Work',
      columns: ['Afterwards', 'Measure'],
      rows: [
        {
          label: 'Networks',
          cells: ['Work continues when a line fails', 'Minutes without service a month'],
        },
        {
          label: 'Payments',
          cells: ['Money is posted the same day', 'Unmatched receipts each evening'],
        },
        {
          label: 'Tax invoices',
          cells: ['No invoice is typed twice', 'Refused invoices, hours to correct'],
        },
        {
          label: 'Portals',
          cells: ['Clients find answers themselves', 'Calls that ask for a status'],
        },
        {
          label: 'Integration',
          cells: ['Two systems agree', 'Differences at month end'],
        },
        {
          label: 'Backup',
          cells: ['Files return in the agreed time', 'Time in a restore drill'],
        },
        {
          label: 'Sensors',
          cells: ['Staff know in time to act', 'Minutes from limit to reply'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Measure fairly',
      body: 'A portal starts in March, and calls fall by half in April. But April also has fewer open files. So compare calls for each file with the same month a year before.',
      figures: [
        { label: 'Calls, March to April', value: '620 to 310' },
        { label: 'Open files, March to April', value: '400 to 260' },
        { label: 'Calls per file, last April', value: '1.5' },
        { label: 'Calls per file, this April', value: '1.2' },
        { label: 'Fair result', value: 'One fifth fewer' },
      ],
    },
  ],
  related: ['/projects', '/company/portfolio-testimonials', '/contact'],
} satisfies Copy<'company'>;
