import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Website hosting and domains',
  summary: 'Domain names in your own name, orderly DNS and hosting that suits the site.',
  description:
    'Domain registration and website hosting in Kenya: .co.ke and other names in your own name, DNS, SSL, mail records, moves without downtime, and renewals watched.',
  lead: 'Domain names and hosting put in order for your organisation, mail records included. Every name and account is traced and put in your name, and a site that needs a better host moves to it on a quiet evening.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations unsure who holds their domain, or unhappy with their mail or host',
    time: '1–2 weeks; an absent registrant can add a month',
    price: {
      measure: 'fixed price',
      note: 'By the number of names and sites; registrar and hosting fees are paid separately',
      from: 'not yet',
    },
    start: 'One or two days of tracing every name and account',
    needs: 'Registration certificate, a director’s letter, a list of systems that send e-mail',
  },
  situation: {
    heading: 'A register of what you own online',
    body: `The first result is a list: each domain with its registrar, registrant and expiry, each service that hangs on it, and a role address that receives the renewal notices. For many organisations that list, kept up to date, is nearly the whole job. We renew names ${commitments.domainRenewal.phrase}, and move the site only if its host is the problem.

Losing a domain is the fault that costs most, because it is the one part of a website you cannot rebuild. A .co.ke name was registered in 2017 by a cousin’s friend. The notice goes to his old address, he has moved to Doha, and one morning the site and the mail are gone.

Other faults are quieter. Invoices land in customers’ spam folders for want of the right records. A certificate expires on a Sunday. The hosting account belongs to the agency you are in dispute with, or the site is slow at 20:00 because four hundred others share the machine.`,
  },
  process: {
    heading: 'How we take over without an outage',
    intro:
      'A move is a matter of order. Nothing is switched off until its replacement has been seen working.',
    steps: [
      {
        title: 'Trace every name and account',
        body: 'We look up each domain, its registrar, registrant, expiry and name servers, and every service that depends on it: site, mail, forms, payment callbacks, verification records.',
        duration: '1–2 days',
      },
      {
        title: 'Bring ownership home',
        body: 'The registrant becomes your organisation, with a role address that outlasts staff. When the present holder is cooperative, this is a form. Otherwise we prepare the papers the registry asks for.',
        duration: '2 days to 4 weeks',
      },
      {
        title: 'Copy the zone and lower the timers',
        body: 'All DNS records are rebuilt at the new provider and compared line by line. Shortening the time-to-live beforehand means that the switch takes minutes to spread.',
        duration: '2 days',
      },
      {
        title: 'Stage the site on the new host',
        body: 'Files and database are copied, the site is tested under its real name from our desks only, and you approve it.',
        duration: '2–5 days',
      },
      {
        title: 'Switch on a quiet evening',
        body: 'Web first, mail on another day. The old host keeps running for two weeks in case something was forgotten.',
        duration: '1 evening each',
      },
    ],
    busy: ['us', 'others', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A domain register: name, registrant, registrar, expiry, renewal contact, what depends on it',
      'DNS with a comment for each record, and a copy kept outside the provider',
      'SPF, DKIM and DMARC records for the systems that send mail in your name',
      'A certificate that renews by itself and an alarm if it has not',
      'Hosting in an account that is yours, with backups restored once as proof',
    ],
    needed: [
      'Your registration certificate and a director’s letter, should a registrant have to be changed',
      'A list of all systems that send e-mail for you: accounts package, newsletter, school portal, scanners',
      'An address such as domains@ that at least two people read',
    ],
    excluded: [
      'Registration and renewal fees, which the registrar bills to you',
      'Disputes over trade marks, for which you need an advocate',
      'Moving the mailboxes themselves, a project of its own',
    ],
  },
  duration:
    'One to two weeks for a site and two or three domains. Recovering a name from an absent registrant can add a month, which depends on the registry.',
  sections: [
    {
      type: 'specification',
      heading: 'Which ending should your name have?',
      intro:
        'Names under .ke are administered by KENIC and sold by accredited registrars. The second part tells people what you are.',
      rows: [
        {
          term: '.co.ke',
          detail: 'For companies, and the ending that Kenyan customers type first.',
        },
        { term: '.or.ke', detail: 'For non-profit organisations, associations and societies.' },
        {
          term: '.sc.ke',
          detail: 'For schools below university level, while tertiary institutions use .ac.ke.',
        },
        { term: '.go.ke', detail: 'For government bodies, with an official letter.' },
        {
          term: '.ke',
          detail: 'Short and open to all. Worth holding beside .co.ke and pointing to it.',
        },
        {
          term: '.com and others',
          detail:
            'Useful for tourism and export. Register the pair and keep one as the main address.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Four places a website can live',
      rowHeading: 'Point',
      columns: ['Shared plan', 'Virtual server', 'Managed hosting', 'Static edge'],
      rows: [
        {
          label: 'Suits',
          cells: [
            'Brochure sites',
            'Several sites, special software',
            'Shops and busy CMS sites',
            'Sites without a database',
          ],
        },
        {
          label: 'Who patches it',
          cells: ['The host', 'You or us', 'The platform team', 'Nothing to patch'],
        },
        {
          label: 'A traffic peak',
          cells: ['Slows down', 'Holds to its size', 'Resized on request', 'Hardly notices'],
        },
        {
          label: 'Typical weakness',
          cells: [
            'Noisy neighbours',
            'Forgotten updates',
            'Costs more than shared',
            'Forms need a helper',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Local or overseas?',
      body: `A server in Nairobi answers Kenyan phones in a few hundredths of a second; one in Europe adds a tenth or two to each exchange. For a light site behind a content delivery network you will not feel it. For a portal that talks back and forth you may.

Distance also has a legal side. If forms or accounts collect personal data, the [Data Protection Act primer](/blog/data-protection-act-primer-for-smes) explains what has to be in place before records leave the country. We note the location of each store in the register, so the question can be answered.

For hosting that we choose and run in a public cloud account of yours, see [cloud hosting](/solutions/cloud-services/cloud-hosting). If you would rather have a plan on our own platform, that is [Hapa Cloud hosting](/solutions/cloud-services/hapa-cloud-hosting).`,
    },
  ],
  questions: [
    {
      question: 'What happens if a .ke name lapses?',
      answer: `The name stops resolving, then passes through a grace period in which the holder can still renew, and is finally released for anyone. The lengths are set by the registry’s policy. We renew names ${commitments.domainRenewal.phrase} and watch the date from outside the registrar.`,
    },
    {
      question: 'Can you get back a domain that a former employee registered?',
      answer:
        'Often. The first route is a signed transfer. The second is a request to the registry with proof that the name is yours, through its dispute policy. We prepare the file, and the registry rules on it.',
    },
    {
      question: 'Why do our quotations go to spam?',
      answer:
        'The usual causes are a missing DKIM signature, an SPF record that forgets one sender, or a shared server with a poor reputation. We read the reports that DMARC produces for two weeks, then tighten the policy step by step so that no genuine mail is lost.',
    },
    {
      question: 'Should the website and e-mail sit with one provider?',
      answer:
        'We prefer to keep them apart. When the website is moved or attacked, mail should not notice. Separate providers under the same domain are no trouble as long as the DNS is documented.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/services/web-development/maintenance-support',
  ],
  sources: [
    {
      fact: 'KENIC runs the .ke registry; names are registered through accredited registrars, with endings for companies, organisations, government and higher learning.',
      reference:
        'KeNIC, frequently asked questions; Communications Authority of Kenya, Dot KE Domain Name System',
      url: 'https://kenic.or.ke/faqs/',
      checked: '2026-11-22',
    },
    {
      fact: 'Transfer of personal data out of Kenya is subject to conditions.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
