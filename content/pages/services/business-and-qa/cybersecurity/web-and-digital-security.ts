import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Website security and hacked account recovery',
  summary: 'Your site, domain, social pages and messaging accounts, kept in your control.',
  description:
    'Website security in Kenya: hacked site clean-up, domain and DNS protection, recovery of Facebook and WhatsApp accounts, and a watch for fake pages.',
  lead: 'We clean hacked websites and bring your domain, social pages and WhatsApp number under your company’s control. If your site is hacked today, we start with that.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a hacked site in the search results, and after the cleaning.',
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
              { text: 'Shop and admin replaced', mark: 'done' },
              { text: 'Two back doors closed', mark: 'done' },
              { text: 'Review asked of the engine', value: 'sent', mark: 'open' },
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
    start: 'A list of your public accounts, or a call and hosting access if you are hacked',
    needs: 'Registration document, identity card, access to hosting and domain',
  },
  situation: {
    heading: 'Signs that you need this',
    body: `- Your web designer registered the domain in his own name.
- The Facebook page belongs to a former employee’s account.
- Customers paid a till number on a page that copies yours.
- Google warns visitors about your site, or the site opens a betting page on phones.`,
  },
  process: {
    heading: 'What we do',
    steps: [
      {
        title: 'List public accounts',
        body: 'Domains, hosting, site administrators, maps, social pages, messaging numbers, adverts, booking and payment accounts.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Take back ownership',
        body: 'Each account moves to an e-mail address at your domain that two people can open. We prepare the proof the platform asks for.',
        time: { from: 1, to: 6, unit: 'weeks', note: '(mostly waiting)' },
      },
      {
        title: 'Clean the site',
        body: 'We keep a copy as evidence, find how the attacker got in, replace the code, remove added users and change every password.',
        time: { from: 1, to: 3, unit: 'days' },
      },
      {
        title: 'Protect',
        body: 'Two-step sign-in, domain lock, fewer rights for editors, form protection and security headers.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Check monthly',
        body: 'Changed files and DNS records, new certificates in your name, look-alike domains and pages.',
        time: 'Monthly, if you wish',
      },
    ],
    busy: ['us', 'others', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A register of every public account, its owner and how to recover it',
      'A clean site with a dated backup, and a note on how the attacker got in',
      'A card for staff on how to recognise a takeover attempt',
      'Takedown letters you can send again yourself',
    ],
    needed: [
      'Administrator access to hosting and domain, or the last invoice for them',
      'A phone number owned by the business',
    ],
    excluded: [
      'Court action over a domain or trade mark',
      'Redesign, and monthly updates, which are [maintenance](/services/web-development/maintenance-support)',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Common takeovers and how to prevent them',
      rowHeading: 'Account',
      columns: ['How it is lost', 'What prevents it'],
      rows: [
        {
          label: 'Domain',
          cells: [
            'An old supplier renews it in his name',
            'Company registration, transfer lock, reminders to two people',
          ],
        },
        {
          label: 'Site administrator',
          cells: [
            'Reused password, outdated plugin',
            'Two-step sign-in, fewer plugins, quick updates',
          ],
        },
        {
          label: 'Facebook or Instagram',
          cells: [
            'A fake copyright complaint asks for the password',
            'A business account with two administrators',
          ],
        },
        {
          label: 'WhatsApp number',
          cells: [
            'A caller asks for the six-digit code, or swaps the SIM',
            'Two-step PIN and a company line',
          ],
        },
        {
          label: 'Till or paybill on the page',
          cells: ['Someone changes one digit', 'Few editors and a daily automatic check'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'If a fake page uses your name',
      body: 'Report it with its address and screenshots, and ask customers to do the same. Publish your payment numbers in one place on your own site, with the name M-Pesa will show. If people lost money, report it to the Directorate of Criminal Investigations. We prepare the evidence.',
    },
  ],
  questions: [
    {
      question: 'The site looks normal to us. How can it be hacked?',
      answer:
        'Added code often acts only on visitors who come from a search on a phone. We test as such a visitor and check the files.',
    },
    {
      question: 'Is an SSL certificate enough?',
      answer:
        'No. It encrypts the connection. It says nothing about the server, and fake sites have certificates too.',
    },
    {
      question: 'Can you get our page back?',
      answer:
        'Often, if an early administrator account still exists and you can prove that you own the name. After the first day we tell you the chances.',
    },
  ],
  related: [
    '/services/web-development/maintenance-support',
    '/services/web-development/hosting-domains',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
} satisfies Copy<'service'>;
