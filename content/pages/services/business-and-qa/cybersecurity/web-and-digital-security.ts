import { commitments } from '@/content/company/commitments';
import { nightNote } from '@/content/company/enquiry-notes';
import { firstMoves } from '@/content/company/first-moves';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { callAddressOf } from '@/content/values/call-address';

export default {
  shape: 'repair',
  heading: 'Website and account security: help after an attack',
  summary: 'The first hour of an attack, then your site, domain and accounts back in your control.',
  description:
    'Website security in Kenya: hacked site clean-up, domain and DNS protection, and recovery of Facebook and WhatsApp accounts.',
  lead: 'If you were attacked today, follow the hour below first. Then we clean the site and bring your domain, pages and phone numbers back to your company.',
  updated: '2026-11-29',
  emblem: 'browser',
  drawing: {
    caption: 'A hacked site in the search results',
    parts: [
      {
        type: 'result',
        query: 'sample lodge watamu',
        address: 'sample-lodge.example',
        title: 'Cheap pills online, order now',
        words: 'This site may be hacked. Rooms, rates and directions are not shown.',
      },
      {
        type: 'window',
        title: 'Cleaning',
        state: 'day 2',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Site code replaced', mark: 'done' },
              { text: 'Two back doors closed', mark: 'done' },
              { text: 'Review by the engine', value: 'asked', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, shops, schools, clinics and NGOs with online bookings, orders or donations',
    time: {
      from: 1,
      to: 3,
      unit: 'days',
      note: 'to clean a site, 2 to 7 weeks to secure all accounts',
    },
    price: prices['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    start: 'A call and access to the hosting, or a list of your public accounts',
    needs: 'Registration document, identity card, access to hosting and domain',
  },
  signs: {
    heading: 'Which of these do you see?',
    items: [
      '**Google warns, or the site opens a betting page.** It may look normal to you: such code can wait for visitors from a search.',
      '**The Facebook page has a new administrator.** Look for the message that told you about the change. It has a link to undo it.',
      '**WhatsApp asks you to register again.** Register your number at once, then set its two-step PIN.',
      '**Customers paid a till that is not yours.** Photograph the page with its address, report it to the platform, and ask customers to do the same. If money is lost, go to the police with the pictures.',
      '**A ransom note, or files with strange names.** Follow the hour below. [Data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery) comes after it.',
      '**An invoice with a new bank account went out in your name.** See [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security), which starts at the bank.',
    ],
  },
  firstHour: {
    heading: 'The first hour of an attack',
    steps: [
      {
        when: 'At once',
        who: 'you',
        title: 'Cut the connection',
        body: `${firstMoves.attack} Turn off Wi-Fi. Ask your host to take a hacked site offline without deleting it.`,
      },
      {
        when: 'By 5 minutes',
        who: 'you',
        title: 'Hold the money',
        body: 'Ask your bank and M-Pesa to hold or reverse payments. Tell cashiers to accept no new account or till number.',
      },
      {
        when: 'By 15 minutes',
        who: 'both',
        title: 'Call us',
        body: `An attack is critical: with a support agreement, work starts ${commitments.criticalResponse.phrase}. Without one, [call the office](${callAddressOf(site.contact.phone.value)}): in office hours ${commitments.personAnswers.phrase}. ${nightNote}`,
      },
      {
        when: 'By 30 minutes',
        who: 'you',
        title: 'Change passwords',
        body: 'Use a phone that was not involved. Begin with e-mail, end all sessions, then the domain and the social pages.',
      },
      {
        when: 'By 45 minutes',
        who: 'you',
        title: 'Keep the evidence',
        body: 'Note the times, delete no message and reinstall nothing.',
      },
      {
        when: 'By one hour',
        who: 'you',
        title: 'Tell your people',
        body: `Warn staff by phone, and report to [KE-CIRT](${regulation.keCirt.url}). If personal data is out and people may be harmed, the Data Commissioner must know within 72 hours.`,
      },
    ],
  },
  process: {
    heading: 'After the hour',
    body: `1. In 1 to 3 days the evidence is copied, the way in is found, and code and passwords are replaced.
2. Each account moves to an address at your domain that two people can open. We prepare the proof. Allow weeks: platforms and registrars do not say when they will answer.
3. Two-step sign-in and a domain lock follow. Editors keep only the rights they use.`,
  },
  scope: {
    excluded: [
      'Court action over a domain or a trade mark',
      'Updates. See [maintenance](/services/web-development/maintenance-support). On [Hapa Cloud](/solutions/cloud-services/hapa-cloud-hosting) the plan includes the repair of a page',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'How an account stays yours',
      rows: [
        {
          term: 'Domain',
          detail: 'It is registered to the company and locked, with reminders to two people.',
        },
        {
          term: 'Facebook, Instagram',
          detail: 'You have a business account with two administrators.',
        },
        {
          term: 'Till number on the site',
          detail:
            'It is on one page, with the name that M-Pesa shows, and a program compares it each day.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you get our page back?',
      answer:
        'We can try if an early administrator still has an account and you can prove that the name is yours. You know after the first day.',
    },
  ],
  related: [],
  ask: {
    heading: 'Under attack now? Hold the money, then call',
    body: 'If the office is closed, leave a message, and follow the first hour above.',
  },
  sources: [dataProtection.breachNotice, regulation.keCirt],
} satisfies Copy<'service'>;
