import { finagenForInvoices } from '@/content/company/facts';
import { sameForAll } from '@/content/company/product-terms';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { billed, billedSetUp } from '@/content/values/price';

export default {
  heading: 'Ciragen: service desk and field work',
  summary: 'Tickets and visits for repair firms.',
  description:
    'Service desk and field service software for Kenya: tickets from calls, e-mail and WhatsApp, technician visits, SLA clocks, maintenance contracts and leads.',
  lead: 'For firms that repair equipment by contract: you see which repair deadline comes next, and which van is closest.',
  updated: '2026-11-28',
  screensHeading: 'From the desk to the van, and back',
  screens: [
    {
      title: 'Dispatch, Thursday',
      state: '5 visits · 1 near its limit',
      blocks: [
        {
          type: 'grid',
          columns: ['08', '09', '10', '11', '12', '13', '14', '15'],
          rows: [
            {
              label: 'Van 1',
              squares: [
                { text: 'Nyali', mark: 'done', span: 2 },
                {},
                { text: 'Likoni', mark: 'done', span: 3 },
                { span: 2 },
              ],
            },
            {
              label: 'Van 2',
              squares: [
                {},
                { text: 'Port gate', mark: 'done', span: 3 },
                {},
                { text: 'Tudor', mark: 'open', span: 2 },
                {},
              ],
            },
            {
              label: 'Van 3',
              squares: [{ span: 2 }, { text: 'Diani', mark: 'late', span: 3 }, { span: 3 }],
            },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Ticket 2217, cold room alarm', value: '1 h left', mark: 'late' },
            { text: 'Van 3 on site', value: '10:20', mark: 'done' },
            { text: 'Clock paused for a question', value: '25 min', mark: 'open' },
          ],
        },
        {
          type: 'bars',
          items: [
            { label: 'Promised', value: 6, text: '6 hours' },
            { label: 'Used', value: 5, text: '5 hours' },
          ],
        },
      ],
    },
    {
      title: 'Desk, Thursday',
      state: '5 visits',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Open tickets', value: '23' },
            { label: 'Near their limit', value: '1' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Ticket 2217, cold room', value: '1 hour left', mark: 'late' },
            { text: 'Ticket 2219, printer', value: 'tomorrow', mark: 'open' },
            { text: 'Ticket 2220, link', value: 'Monday', mark: 'open' },
          ],
        },
        { type: 'buttons', items: ['New ticket', 'Plan a visit'] },
      ],
    },
    {
      title: 'Visit 2217, on the phone',
      state: 'works offline',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Arrived', value: '10:20', mark: 'done' },
            { text: 'Photographs', value: '3', mark: 'done' },
            { text: 'Part used', value: '1 contactor', mark: 'done' },
            { text: 'Signature', mark: 'open' },
          ],
        },
        { type: 'buttons', items: ['Finish the visit'] },
      ],
    },
    {
      title: 'Promises kept',
      state: 'October',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'In time', value: 94, text: '94' },
            { label: 'Late', value: 6, text: '6' },
            { label: 'Paused', value: 11, text: '11' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Contracts to renew', value: '3', mark: 'open' },
            { text: 'Repeat faults', value: '1 site', mark: 'late' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Firms of 5 to 200 people whose technicians repair in the field',
    time: { from: 7, to: 9, unit: 'weeks', note: '(the desk alone opens after about 4)' },
    price: prices['/products/ciragen'],
    start: 'Two days with the people who answer your phones',
    needs: 'A head of service, customer and contract lists, and Android phones for technicians',
  },
  bill: {
    heading: 'Price for four desks and eight vans',
    lines: [
      billed('Ciragen', 12, prices['/products/ciragen']),
      billedSetUp('Set-up, with the vans', 1, prices['/products/ciragen']),
    ],
  },
  modulesHeading: 'One queue, and a clock for each contract',
  modules: [
    {
      title: 'Deadlines by contract',
      body: 'Response and repair times run in your working hours and pause while you wait for the customer.',
    },
    {
      title: 'One queue',
      body: 'Calls, e-mail and WhatsApp become tickets in the same list. A link that fails can open a ticket too.',
    },
    {
      title: 'Visits',
      body: 'The technician sees the history of the machine, fills in a form with photographs and collects a signature, also without signal.',
    },
    {
      title: 'Sites and equipment',
      body: 'Each site has a map pin and gate instructions, each machine its serial number and warranty.',
    },
    {
      title: 'Maintenance visits',
      body: 'Ciragen creates the visits that a contract requires, and lists contracts that end soon.',
    },
    {
      title: 'Leads and quotations',
      body: 'Enquiries wait in one list, each with its next step.',
    },
  ],
  process: {
    heading: 'Two vans first, then the others',
    body: 'Your contracts and 200 past requests show which response times you can keep. The office works with Ciragen alone until two desk leads can change its forms. The first vans use the app on real jobs, with shorter forms after each day. The sales team joins when the customer records are clean.',
  },
  facts: {
    heading: 'For firms that drive to their customers',
    rows: [
      {
        term: 'Not for',
        detail:
          '- Firms that visit nobody: take a [CRM](/solutions/crm).\n- Repairs of your own computers: see [technical support](/services/support-and-management/managed-it/technical-support).\n- Containers and their free days: see [clearing and forwarding](/industries/clearing-and-forwarding).',
      },
      {
        term: 'Works with',
        detail: `Tickets come from WhatsApp Business, e-mail and office phone systems, billed by their providers, and from monitoring tools. Ciragen hands what is to be invoiced to your own accounts, or to ${finagenForInvoices}.`,
      },
      {
        term: 'Your old data',
        detail: 'Customers come in from spreadsheets, your accounts or phones.',
      },
      sameForAll('When you leave, photographs come in a folder.'),
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'When are six hours over?',
      body: 'In this firm the desk is open 08:00 to 17:00 on weekdays and 08:00 to 13:00 on Saturday. Only these hours count.',
      figures: [
        { label: 'Call logged', value: 'Friday 16:20' },
        { label: 'Counted on Friday', value: '40 minutes' },
        { label: 'Counted on Saturday', value: '5 hours' },
        { label: 'Due', value: 'Monday 08:20' },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'Bring last week’s tickets to a demonstration',
    body: 'You see which promise each of them came near.',
  },
  related: [],
} satisfies Copy<'product'>;
