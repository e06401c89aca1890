import { commitments } from '@/content/company/commitments';
import { givenFact } from '@/content/company/facts';
import { outsideTestPrice } from '@/content/prices/left-out';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'examine',
  heading: 'Pen testing and assessment of networks and apps',
  summary: 'An agreed attempt to break in, a report of what worked, and a retest.',
  description:
    'Penetration testing in Kenya for networks, web applications, APIs and apps: written permission, agreed rules, findings with proof and a retest.',
  lead: 'Testers attack your systems by your rules, with your written permission. You read each step that worked, and how to close it.',
  updated: '2026-11-29',
  emblem: 'target',
  drawing: {
    caption: 'Four ways into an office, and the one that opened',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'Four doors of an office',
        height: 208,
        shapes: [
          { look: 'body', outline: 'M10 44h300v132h-300z' },
          { look: 'solid', outline: 'M4 34h312v10h-312z' },
          { look: 'tint', outline: 'M26 76h52v100h-52zM98 76h52v100h-52zM242 76h52v100h-52z' },
          {
            look: 'mark',
            outline:
              'M34 84h36v34h-36zM34 126h36v42h-36zM106 84h36v34h-36zM106 126h36v42h-36zM250 84h36v34h-36zM250 126h36v42h-36z',
          },
          { look: 'solid', outline: 'M170 76h52v100h-52z' },
          { look: 'body', outline: 'M184 104h28v40h-28z' },
          { look: 'mark', outline: 'M189 113h18M189 121h18M189 129h12' },
          { look: 'hot', outline: 'M170 76l-17 11v96l17-7z' },
          {
            look: 'solid',
            outline:
              'M70 124a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM142 124a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM286 124a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM155 134a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
          },
          { look: 'line', outline: 'M0 176h320' },
        ],
        words: [
          { text: 'E-mail', at: [52, 66], on: 'object' },
          { text: 'VPN', at: [124, 66], on: 'object' },
          { text: 'Portal', at: [196, 66], on: 'object', size: 'large' },
          { text: 'Wi-Fi', at: [268, 66], on: 'object' },
          { text: 'A paper of agent B, seen by agent A', at: [160, 198], on: 'ground' },
          { text: 'An office, seen from the internet', at: [160, 22], on: 'ground' },
        ],
      },
      {
        type: 'paper',
        title: 'Finding 4',
        state: 'high',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Sign in as agent A', value: '14:02' },
              { text: 'Change 1041 to 1042', value: '14:11' },
              { text: 'A paper of agent B opens', value: '14:14', mark: 'late' },
              { text: 'After the repair', value: 'refused', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
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
  finding: {
    heading: 'What you would read in the report',
    intro: 'The most dangerous finding comes first. This one was rated high.',
    title: 'Agents can read each other’s documents',
    severity: 'High',
    parts: [
      { term: 'Where', detail: 'The document portal, page “My consignments”.' },
      {
        term: 'Attack',
        detail:
          'A tester signs in as an agent, raises the document number in the address by one, and gets a competitor’s bill of lading. It takes twelve minutes and no special tool.',
      },
      {
        term: 'Cause',
        detail: 'The server checks that a user is signed in, but not who owns the document.',
      },
      {
        term: 'Repair',
        detail: 'Check the owner on every request, which takes your developer about two days.',
      },
      {
        term: 'After the retest',
        detail: 'The finding is closed: the same request now answers “not found”.',
      },
    ],
  },
  situation: {
    heading: 'Do you need a test yet?',
    body: `As a newspaper reported in 2023, SASRA wants [two tests a year](/services/systems-integration/banking-systems-integration#what-sasra-asks-of-payment-suppliers) of a SACCO’s payment systems. Ask SASRA first, and we help. Are your systems two years behind on updates? Update first: a test would only list what you know. If nobody has ever looked, a vulnerability assessment finds the obvious in 3 to 5 days, at ${amountInWords(furtherPrices.day.from)} a day. A test is for systems whose basics are in order.`,
  },
  process: {
    heading: 'Permission comes first',
    body: `Access without authority is an offence in Kenya. Before we start, the owner of each system signs a permission, and some hosts must sign too. It lists the addresses, the hours, what we must not do, and who can stop the test.

The test takes 5 to 12 days, mostly by hand. A scanner finds old versions, but not a customer who can read another’s file. If a finding puts you at immediate risk, we phone you before we write the report. Management gets one meeting, the people who repair another, and ${commitments.penetrationRetest.phrase} we repeat what worked.`,
  },
  scope: {
    receive: [
      'Two pages you can show to a bank or a customer',
      'The technical report with requests, screenshots and commands',
      'The findings as a spreadsheet',
      'A closing letter after the retest',
    ],
    excluded: [
      'Attacks that stop a service, and tests that could hurt someone',
      'Systems of others, such as your payment provider, without their written consent',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Who tests, and who repairs',
      rows: [
        {
          term: 'The testers',
          detail: `Security testers of our team will do it. ${givenFact('Security testers') || 'Their names come with the offer. We show no certificate of theirs yet.'}`,
        },
        {
          term: 'Before you sign',
          detail: 'You may refuse anyone, and each tester signs a confidentiality agreement.',
        },
        {
          term: 'An outside tester',
          detail: `You need one for a system that we built, if a bank or a regulator must accept it. You choose another firm, such as the security team of an audit firm, and pay it ${outsideTestPrice}. Ask the regulator whether it accepts us for other systems.`,
        },
        { term: 'The repair', detail: commitments.testAndRepair.promise },
      ],
    },
    {
      type: 'specification',
      heading: 'Parts you can include',
      intro:
        'The lowest price is for one web application with two user roles, or for the 16 addresses that a firm shows to the internet.',
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
      ],
    },
  ],
  questions: [
    {
      question: 'Could the test break something?',
      answer:
        'It might. Fragile systems are tested outside trading hours, after a backup on the day before.',
    },
    {
      question: 'What happens to data you reach?',
      answer: `We take what proves the finding and delete it afterwards. If customer records are already exposed, we tell you ${commitments.breachNotice.phrase}.`,
    },
  ],
  sources: [regulation.computerMisuse],
  related: [],
  ask: {
    heading: 'Get a price for a penetration test',
    body: 'Count your addresses and user roles.',
  },
} satisfies Copy<'service'>;
