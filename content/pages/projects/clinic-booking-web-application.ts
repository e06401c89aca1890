import webApplication from '@/content/pages/services/web-development/web-applications';
import sms from '@/content/pages/solutions/bulk-sms-and-messaging';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'A clinic booking website with M-Pesa deposits',
  summary: 'Patients book a free slot at any hour, pay a deposit and get a reminder by SMS.',
  description:
    'Illustrative example: an outpatient clinic with online booking, M-Pesa deposits, SMS reminders and no health details on the form, tested for security.',
  lead: 'The doctor in charge of an outpatient clinic asks eight questions before patients may book visiting specialists online and pay a deposit.',
  updated: '2026-11-27',
  drawing: {
    caption: 'Two days of the paper diary, now bookable online',
    parts: [
      {
        type: 'paper',
        title: 'Appointments',
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
        title: 'Book a time',
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
  services: ['/services/web-development/web-applications', '/solutions/bulk-sms-and-messaging'],
  sections: [
    {
      type: 'specification',
      heading: 'What the doctor asks',
      rows: [
        {
          term: 'Why not a ready-made tool?',
          detail:
            'Try one first. It is enough if the clinic needs no M-Pesa deposit. If files and billing must be in it too, see [Practigen](/products/practigen).',
        },
        {
          term: 'What does a patient tell the page?',
          detail:
            'Name, phone, service and time, and nothing about the illness. You approve a written assessment of the risks, with the day on which old bookings are deleted.',
        },
        {
          term: 'What happens when a specialist changes days?',
          detail:
            'The receptionist changes the days on a settings page. A first visit takes two slots, and a family gets one block, as in the paper diary.',
        },
        {
          term: 'Can two patients get one slot?',
          detail:
            'The database rejects the second booking. If a payment comes too late, the patient gets the next free time or a refund.',
        },
        {
          term: 'Who keeps the deposit of a patient who stays away?',
          detail:
            'You decide, before the launch. Your rule is two sentences above the pay button. Reception can waive a deposit and writes the reason.',
        },
        {
          term: 'Must the doctors change their software?',
          detail: 'No. It imports the list of the day.',
        },
        {
          term: 'What do your testers try?',
          detail:
            'To read the booking of another patient, to fill the calendar with a script, and to guess codes.',
        },
        {
          term: 'How will I know that it was worth it?',
          detail:
            'Count the empty appointments of each specialist now, and in the same month of next year. The clinic is invented, and has no such figure.',
        },
      ],
    },
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
      heading: 'When it opens, and what it costs',
      body: `One department opens after the other, and the paper diary stays for a month. Patients who call are booked in the same calendar. Such a [booking system](/services/web-development/web-applications) takes ${timeInWords({ ...webApplication.glance.time, note: undefined })}, ${priceInWords(webApplication.glance.price)}. A sender name for the [SMS](/solutions/bulk-sms-and-messaging) costs extra, ${priceInWords(sms.glance.price)}.`,
    },
  ],
  ask: { heading: 'Let patients book at night' },
  related: ['/blog/data-protection-act-primer-for-smes'],
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
