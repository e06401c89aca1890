import type { Copy } from '@/content/schema';

export default {
  heading: 'Website and digital account security',
  summary: 'Your site, domain, social pages and messaging accounts, kept in your hands.',
  description:
    'Website security in Kenya: hacked site clean-up, domain and DNS protection, recovery of social and messaging accounts, and a watch for impostors of your brand.',
  lead: 'Regain and protect the accounts through which customers find and pay you, beginning with your website. If the site is hacked now, we clean it first and sort out the rest afterwards.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Hotels, shops, schools, clinics and NGOs whose bookings, orders or donations begin online',
    time: '1 to 3 days to clean a hacked site; 2 weeks to secure all accounts',
    price: {
      measure: 'fixed price',
      note: 'The monthly watch for changes and impostors is charged by the month',
      from: 'not yet',
    },
    start: 'A list of every public account; with a hacked site, a call and access to the hosting',
    needs: 'A registration document, an identity card and access to the hosting and the domain',
  },
  situation: {
    heading: 'Who holds the keys to your public face?',
    body: `Take a guest house in Diani. The domain was registered by a web designer who has since moved to Nairobi, under his own e-mail address. The Facebook page belongs to the private account of a former receptionist. The WhatsApp number sits on a SIM in a phone that the manager’s cousin uses. The site runs on WordPress with eleven plugins, four of them abandoned by their makers.

Trouble then arrives by way of the customers. A guest rings from the gate: she paid a deposit to a till number on a page that looks like yours. Or Google warns visitors off your site, because it redirects phones to a betting page while it looks normal on the office computer.

The service brings each of these accounts into the company’s name, cleans what was damaged and leaves you a register of them all.`,
  },
  process: {
    heading: 'From a list of accounts to a monthly watch',
    intro:
      'If your site is hacked today, we start with the third step and do the first two afterwards.',
    steps: [
      {
        title: 'Draw up the list of public accounts',
        body: 'Domains, DNS, hosting, site administrators, analytics, maps and review listings, social pages, messaging numbers, advertising accounts, booking extranets, payment gateway accounts.',
        duration: '2–3 days',
      },
      {
        title: 'Bring ownership home',
        body: 'Each account moves to an address at your own domain that two people can reach. For a lost page or domain we prepare the proof that the platform or registrar asks for, and follow it up.',
        duration: '1–6 weeks, mostly waiting',
      },
      {
        title: 'Clean the site',
        body: 'We copy it for evidence, find how the intruder came in, replace the code with known good versions, remove planted users and files, change every secret and ask search engines to review it.',
        duration: '1–3 days',
      },
      {
        title: 'Lock the doors',
        body: 'Two-step sign-in (a code or a key besides the password) on all accounts, registrar lock, least rights for editors, form protection, security headers, an application firewall where it helps.',
        duration: '2–4 days',
      },
      {
        title: 'Watch',
        body: 'Changes to DNS and files, new certificates for your name, look-alike domains and pages. You hear of a finding with a draft takedown request attached.',
        duration: 'Monthly, if you wish',
      },
    ],
    busy: ['us', 'others', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A register of every public account, its owner, its second sign-in step and its recovery route',
      'A clean site with a dated backup, and a note on how it was entered',
      'A short card for staff: how to recognise a takeover attempt on a page or a number',
      'Takedown letters that you can send again without us',
    ],
    needed: [
      'A company registration document and an identity card for ownership claims',
      'Admin access to hosting and domain, or the last invoice that shows who sold them',
      'A phone number that stays with the business when people leave',
    ],
    excluded: [
      'Court action over a domain or a trade mark',
      'A promise that a platform will return a page; the decision is theirs',
      'Redesign of the site, and monthly updates, which are [maintenance](/services/web-development/maintenance-support)',
    ],
  },
  duration:
    'One to three days to clean a hacked site. Two weeks for a full lock-down. Claims with platforms and registrars run on their own clock.',
  sections: [
    {
      type: 'specification',
      heading: 'Six takeovers and what prevents each',
      rows: [
        {
          term: 'Domain',
          detail:
            'A former supplier renews or transfers it in his own name. Prevented by registration to the company, a transfer lock, and renewal reminders to two people.',
        },
        {
          term: 'DNS record',
          detail:
            'An old subdomain points at a service you cancelled, and a stranger claims that service. Prevented by deleting the record before the service.',
        },
        {
          term: 'Site administrator',
          detail:
            'A reused password or an outdated plugin. Prevented by two-step sign-in, fewer plugins and updates within days.',
        },
        {
          term: 'Facebook or Instagram page',
          detail:
            'A message about a "copyright complaint" asks for your password. Prevented by a business account with two administrators, and by knowing that such notices appear inside the platform.',
        },
        {
          term: 'WhatsApp number',
          detail:
            'A caller wants the six-digit code that "was sent to you by mistake", or the SIM is swapped. Prevented by the two-step PIN and a registered company line.',
        },
        {
          term: 'Till or paybill on the page',
          detail:
            'An editor account changes one digit. Prevented by limiting who may edit it, and a daily automatic comparison.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When a fake page uses your name',
      body: `A fake page with your logo needs no access to anything of yours, so locks will not stop it. Quick reports and clear signals to customers will. Publish your payment numbers in one place on your own domain and print that address on invoices. Tell guests which name M-Pesa will show before they enter a PIN. Report the copy with its address and screenshots, and ask regular customers to report it too.

We keep a file ready with your registration papers and logo ownership, so that a report can go out at once. If people have lost money, the next call is to the Directorate of Criminal Investigations, and we prepare the evidence for it.`,
    },
  ],
  questions: [
    {
      question: 'The site looks normal to us. How can it be hacked?',
      answer:
        'Planted code often shows itself only to visitors who arrive from a search on a phone, and never to a logged-in editor. We look with the eyes of such a visitor, and into the files.',
    },
    {
      question: 'Is an SSL certificate enough protection?',
      answer:
        'It encrypts the way between the browser and the server. It says nothing about the state of the server, and false sites have valid certificates as well.',
    },
    {
      question: 'Can you get our page back?',
      answer:
        'Often, if the business can prove that it owns the name and an early administrator still exists. It takes patience and the right papers. After the first day you get our estimate of the chances.',
    },
    {
      question: 'How does this differ from a penetration test?',
      answer:
        'Here we repair and guard what the public sees. In a [penetration test](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment) a tester tries to break in under agreed rules and reports what worked. Do this one first, so that the test measures more than what you already know.',
    },
    {
      question: 'Should we just rebuild the site?',
      answer:
        'If the software behind it no longer has a maintainer, yes, because a clean copy of an abandoned system will be entered again. You get the price of both before you choose.',
    },
  ],
  related: [
    '/services/web-development/maintenance-support',
    '/services/web-development/hosting-domains',
    '/blog/wordpress-or-a-custom-build',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
} satisfies Copy<'service'>;
