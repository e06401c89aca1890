import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Penetration testing and vulnerability assessment',
  summary: 'An agreed attempt to break in, a report of what worked, and a retest.',
  description:
    'Penetration testing in Kenya for networks, web applications, APIs, Wi-Fi and staff: written permission, agreed rules, findings with proof, and a retest of repairs.',
  lead: 'Have your network or application attacked under rules that you set and with your written permission. We stop before harm is done, and the report shows each step that worked.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Firms opening a portal, asked for a test by contract, or holding other people’s money or health data',
    time: '2 to 4 weeks from signed permission to report',
    price: {
      measure: 'fixed price',
      note: 'One retest of the successful attacks is part of the price',
      from: 'not yet',
    },
    start: 'A signed scope: addresses, accounts, hours and what is forbidden',
    needs:
      'Written permission, two test accounts for each role, a backup and a contact who answers',
  },
  situation: {
    heading: 'What a test tells you that a scan does not',
    body: `A scanner compares version numbers with a list and prints everything it matches, from trivial to grave, often on 200 pages. It can’t tell you that the forgotten test site shares a password with the live database, or that an agent can read another agent’s consignments by changing a digit in the address bar.

A tester can, because a person follows small faults from one to the next. The report answers one question: how far does an intruder get, starting from the car park, from a stolen laptop, from a customer account or from the open internet?

Order a test when you open a new portal, after a merger or a move, when a contract demands it, or yearly if you hold other people’s money or health data. If your systems have missed two years of updates, patch first and spend the money on the test afterwards.`,
  },
  process: {
    heading: 'How an engagement runs',
    intro:
      'The paperwork comes before the first packet. In Kenya, access without authority is an offence, and permission is what separates a test from one.',
    steps: [
      {
        title: 'Scope and rules',
        body: 'Addresses, applications, accounts and hours. What is forbidden, such as overload tests or touching the till in trading hours. Who may call a halt, on which number, at any hour.',
        duration: '2–3 days',
      },
      {
        title: 'Permission',
        body: 'A letter signed by a person with authority over each system. Hosting companies and cloud providers have rules of their own, and a shared server needs the consent of its owner.',
        duration: '1–10 days',
      },
      {
        title: 'Look around',
        body: 'What the internet already knows about you: subdomains, leaked passwords, staff names, documents with careless metadata.',
        duration: '1–2 days',
      },
      {
        title: 'Attempt',
        body: 'Manual work with tools in support. If a finding endangers you, we ring you at once, ahead of the report.',
        duration: '4–10 days',
      },
      {
        title: 'Write and explain',
        body: 'Two meetings, one for management and one for whoever repairs. Each finding has proof, effect, effort to fix and a way to verify.',
        duration: '3–4 days',
      },
      {
        title: 'Retest',
        body: `We repeat the successful attacks ${commitments.penetrationRetest.phrase} and issue a closing letter with the status of each.`,
        duration: '1–2 days',
      },
    ],
    busy: ['both', 'you', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A management summary of two pages, fit to show to a bank or a customer',
      'The technical report with requests, screenshots and commands',
      'A spreadsheet of findings for your ticket system',
      'The closing letter after the retest',
    ],
    needed: [
      'The signed permission, with proof that you own or rent what is listed',
      'Two test accounts per role for applications',
      'A contact who answers while testing runs, and a backup taken on the day before',
    ],
    excluded: [
      'Denial-of-service attacks and anything that risks physical safety',
      'Systems of third parties without their own written consent, your payment provider among them',
      'The repairs themselves, so that we don’t mark our own work',
    ],
  },
  duration:
    'Two to four weeks from signed permission to report. A single web application sits at the lower end; several sites with Wi-Fi and staff tests at the upper.',
  sections: [
    {
      type: 'comparison',
      heading: 'Assessment, test or exercise',
      rowHeading: 'Question',
      columns: ['Vulnerability assessment', 'Penetration test', 'Attack exercise'],
      rows: [
        {
          label: 'It answers',
          cells: [
            'Which known holes exist?',
            'What can be done with them?',
            'Would we notice and react?',
          ],
        },
        { label: 'Depth', cells: ['Wide and shallow', 'Narrow and deep', 'One goal, any route'] },
        { label: 'Effort', cells: ['3–5 days', '2–4 weeks', '4–8 weeks'] },
        {
          label: 'Who knows',
          cells: ['All of IT', 'IT and management', 'Two or three people'],
        },
        {
          label: 'Right for you if',
          cells: ['You never had one', 'The basics are in order', 'You already watch your logs'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What can be put in scope',
      rows: [
        {
          term: 'From outside',
          detail:
            'Firewalls, VPN, mail, remote desktop, forgotten hosts, cloud storage that is open to all.',
        },
        {
          term: 'From inside',
          detail:
            'A laptop plugged into a meeting room socket: can it reach accounting, cameras, the door system, the domain controller?',
        },
        {
          term: 'Web and API',
          detail:
            'Logins, roles, payment callbacks that accept forged messages, uploads, what one customer can see of another.',
        },
        {
          term: 'Mobile app',
          detail: 'Keys inside the package, data left on a lost phone, trust in a rooted device.',
        },
        {
          term: 'Wi-Fi',
          detail:
            'Guest networks in hotels that reach the back office, weak shared keys, range into the street.',
        },
        {
          term: 'People',
          detail:
            'A pretext call or mail that you approve beforehand. The report gives counts only, so that your staff stay unnamed.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'One finding, as it would appear',
      body: `**An agent can read the documents of other agents.** Effect: any registered clearing agent can download bills of lading and invoices of competitors. Proof: with test account A, the document number in the address was raised by one, and a file of test account B was returned. No files other than test files were opened.

**Cause:** the server checks that the user is logged in, but does not compare the owner of the document. **Repair:** compare the owner on each request, about two days of work. **To verify:** the same request must answer "not found". **Until then:** switch off downloads outside office hours and review the access log of the last ninety days for counting patterns.`,
      figures: [
        { label: 'Severity', value: 'High' },
        { label: 'Skill needed', value: 'Low' },
        { label: 'Effort to repair', value: '2 days' },
        { label: 'Status after retest', value: 'Closed' },
      ],
    },
  ],
  questions: [
    {
      question: 'Could the test break something?',
      answer:
        'It might, and a tester who denies it has not tested much. We avoid known dangerous checks, work outside trading hours on fragile systems, and ask for a fresh backup. One call from you stops the test.',
    },
    {
      question: 'Who are the testers?',
      answer:
        'You get their names, experience and any qualifications before you sign, and may refuse any of them. Each tester also signs a confidentiality agreement with you directly.',
    },
    {
      question: 'What happens to the data you reach?',
      answer: `We take the least that proves the point, blur personal details in the report and delete the rest at closing. If real customer records turn out to be exposed already, you may have a duty to notify, so we tell you ${commitments.breachNotice.phrase}.`,
    },
    {
      question: 'Should we tell our IT people?',
      answer:
        'For a first test, yes, since its subject is the systems. Later you can keep the date from them and see how long it takes until they ring.',
    },
  ],
  sources: [
    {
      fact: 'Access to a computer system without authorisation or consent is an offence.',
      reference: 'Computer Misuse and Cybercrimes Act, 2018, section 14',
      url: lawUrl('computerMisuse'),
      checked: 'not yet',
    },
  ],
  related: [
    '/services/business-and-qa/software-testing',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
} satisfies Copy<'service'>;
