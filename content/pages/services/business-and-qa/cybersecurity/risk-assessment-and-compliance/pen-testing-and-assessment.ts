import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Penetration testing in Kenya',
  summary: 'An agreed attempt to break in, a report of what worked, and a retest.',
  description:
    'Penetration testing in Kenya for networks, web applications, APIs, Wi-Fi and staff: written permission, agreed rules, findings with proof and a retest.',
  lead: 'Have your network or application attacked under your rules and with your written permission. The report shows each step that worked and how to close it.',
  updated: '2026-11-24',
  glance: {
    audience:
      'Firms opening a portal, asked for a test, or holding other people’s money or health data',
    time: { from: 2, to: 4, unit: 'weeks', note: 'from signed permission to report' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment'
      ],
    start: 'A signed scope: addresses, accounts, hours and what is forbidden',
    needs: 'Written permission, two test accounts for each role, a backup, a contact on call',
  },
  situation: {
    heading: 'Test or scan?',
    body: 'A scan lists known weaknesses. A tester combines small faults, as an attacker would, and shows how far they lead. If your systems are two years behind on updates, update first and test afterwards.',
  },
  process: {
    heading: 'How a test runs',
    intro: 'Access without authority is an offence in Kenya, so permission comes first.',
    steps: [
      {
        title: 'Agree the rules',
        body: 'Addresses, hours, what is forbidden and who can stop the test.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Sign the permission',
        body: 'By someone with authority over each system. Hosting providers may need to agree too.',
        time: { from: 1, to: 10, unit: 'days' },
      },
      {
        title: 'Research',
        body: 'What the internet already shows: subdomains, leaked passwords, staff names.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Attack',
        body: 'Mostly by hand. If a finding puts you in danger, we call you at once.',
        time: { from: 4, to: 10, unit: 'days' },
      },
      {
        title: 'Report',
        body: 'One meeting for management and one for the technical team.',
        time: { from: 3, to: 4, unit: 'days' },
      },
      {
        title: 'Retest',
        body: `We repeat the successful attacks ${commitments.penetrationRetest.phrase} and state the result of each.`,
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'you', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A two-page summary you can show to a bank or customer',
      'The technical report with requests, screenshots and commands',
      'A spreadsheet of findings for your ticket system',
      'A closing letter after the retest',
    ],
    needed: [
      'Signed permission, and proof that you own or rent each system',
      'A contact who answers, and a backup from the day before',
    ],
    excluded: [
      'Denial-of-service attacks and physically dangerous tests',
      'Systems of other companies, such as your payment provider, without their written consent',
      'The repairs, so that we do not judge our own work',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Three kinds of test',
      rowHeading: 'Question',
      columns: ['Vulnerability assessment', 'Penetration test', 'Attack exercise'],
      rows: [
        {
          label: 'It answers',
          cells: ['Which known weaknesses exist?', 'What can an attacker do?', 'Would we notice?'],
        },
        { label: 'Takes', cells: ['3 to 5 days', '2 to 4 weeks', '4 to 8 weeks'] },
        {
          label: 'Choose it if',
          cells: ['You never had one', 'The basics are in order', 'You already monitor your logs'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What you can include',
      rows: [
        {
          term: 'From outside',
          detail: 'Firewall, VPN, mail, remote desktop, forgotten servers, open cloud storage.',
        },
        { term: 'From inside', detail: 'What a laptop in the meeting room can reach.' },
        {
          term: 'Web, API and app',
          detail:
            'Roles, forged payment callbacks, uploads, other customers’ records, data on a lost phone.',
        },
        { term: 'Wi-Fi', detail: 'Guest networks that reach the back office.' },
      ],
    },
    {
      type: 'example',
      heading: 'One finding',
      body: `**Agents can read each other’s documents.** A clearing agent who raises the document number in the address by one gets a competitor’s bill of lading.

**Cause:** the server checks that the user is signed in, but not who owns the document. **Repair:** check the owner on every request.`,
      figures: [
        { label: 'Severity', value: 'High' },
        { label: 'Skill needed', value: 'Low' },
        { label: 'Effort to repair', value: '2 days' },
        { label: 'After retest', value: 'Closed' },
      ],
    },
  ],
  questions: [
    {
      question: 'Could the test break something?',
      answer:
        'It might. We avoid known dangerous checks, test fragile systems outside trading hours and ask for a fresh backup.',
    },
    {
      question: 'Who are the testers?',
      answer:
        'You get their names and qualifications before you sign, and may refuse any of them. Each signs a confidentiality agreement.',
    },
    {
      question: 'What happens to data you reach?',
      answer: `We take only what proves the finding and delete it afterwards. If customer records are already exposed, we tell you ${commitments.breachNotice.phrase}.`,
    },
  ],
  sources: [regulation.computerMisuse],
  related: [
    '/services/business-and-qa/software-testing',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
} satisfies Copy<'service'>;
