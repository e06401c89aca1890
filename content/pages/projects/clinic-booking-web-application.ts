import webApplication from '@/content/pages/services/web-development/web-applications';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'A clinic booking website with M-Pesa deposits',
  summary: 'Patients book a free slot at any hour, pay a deposit and get a reminder by SMS.',
  description:
    'Illustrative example: an outpatient clinic with online booking, M-Pesa deposits, SMS reminders and no health details on the form, tested for security.',
  lead: 'An outpatient clinic lets patients book visiting specialists at any hour and pay a deposit from their phone, on a page that asks nothing about the illness.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the diary before, and the booking page after.',
    parts: [
      {
        type: 'paper',
        title: 'Before',
        state: 'diary',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Monday', value: 'line engaged' },
              { label: 'Friday', value: 'no show, no show' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'After',
        state: 'Friday',
        blocks: [
          {
            type: 'grid',
            columns: ['9', '10', '11'],
            rows: [
              {
                label: 'Eyes',
                squares: [
                  { text: 'free', mark: 'done' },
                  { text: 'full', mark: 'open' },
                  { text: 'free', mark: 'done' },
                ],
              },
              {
                label: 'Skin',
                squares: [
                  { text: 'full', mark: 'open' },
                  { text: 'free', mark: 'done' },
                  { text: 'full', mark: 'open' },
                ],
              },
            ],
          },
          { type: 'buttons', items: ['Pay deposit'] },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/small-and-medium-enterprises',
  services: [
    '/services/web-development/web-applications',
    '/services/business-and-qa/software-testing',
    '/solutions/bulk-sms-and-messaging',
  ],
  situation: `Appointments are in a paper diary, because specialists change their days. On Mondays the line is engaged all morning. Some patients do not come, while others hear that the day is full.

The booking tools that the clinic tried take no M-Pesa deposit. Patient files stay in the software that the doctors know.`,
  approach: {
    heading: 'From the paper diary to a page',
    steps: [
      {
        title: 'Ask for little',
        body: 'The form has name, phone, service and time. The doctor in charge approves a written risk assessment, with a date for deleting old bookings.',
      },
      {
        title: 'Copy the rules of the diary',
        body: 'A first visit takes two slots, and a family gets one block. The receptionist can change such rules on a settings page.',
      },
      {
        title: 'Prevent double bookings',
        body: 'The database (PostgreSQL) rejects the second booking for a slot. If a payment comes later, the patient gets the next free time or a refund.',
      },
      {
        title: 'Test, then open by department',
        body: 'A tester tries to read other bookings, fill the calendar with a script and guess codes. Then one department after the other opens, and the paper diary stays for one more month.',
      },
    ],
  },
  result: `- Patients can book at night, and a cancelled slot is free again at once.
- The clinic counts empty appointments by specialist and compares them with the same month a year earlier.
- Doctors keep their patient software. It imports the day’s list.
- Patients who call are booked in the same calendar, and reception can waive the deposit with a reason.`,
  sections: [
    {
      type: 'flow',
      heading: 'One booking with a deposit',
      actors: ['Patient', 'Page', 'M-Pesa', 'Clinic'],
      messages: [
        { from: 'Patient', to: 'Page', text: 'Chooses a slot, held for ten minutes' },
        { from: 'Page', to: 'M-Pesa', text: 'Asks for the deposit' },
        { from: 'M-Pesa', to: 'Page', text: 'Confirms it, to the clinic’s own till' },
        { from: 'Page', to: 'Patient', text: 'SMS without the department' },
        { from: 'Page', to: 'Clinic', text: 'The list of the day' },
      ],
    },
    {
      type: 'statement',
      heading: 'Before you order one',
      body: `A clinic that needs no deposit should try a ready-made tool first. One that needs files and billing too finds them in [Practigen](/products/practigen). What is left is a [web application](/services/web-development/web-applications): ${timeInWords({ ...webApplication.glance.time, note: undefined })}, ${priceInWords(webApplication.glance.price)}.

Write the refund rule, two sentences above the pay button, before the launch.`,
    },
  ],
  ask: { heading: 'A booking page for your clinic' },
  related: [
    '/services/web-development/web-applications',
    '/products/practigen',
    '/blog/data-protection-act-primer-for-smes',
  ],
  sources: [
    dataProtection.sensitiveData,
    {
      fact: 'An exclusion constraint in PostgreSQL prevents overlapping ranges for the same key.',
      reference: 'PostgreSQL documentation, Range Types: constraints on ranges',
      url: 'https://www.postgresql.org/docs/current/rangetypes.html#RANGETYPES-CONSTRAINT',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
