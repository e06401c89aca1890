import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Development services, by project',
  summary: 'Websites, software and connected devices built to a fixed scope.',
  description:
    'Fixed-scope development in Mombasa: a website, a piece of software or a connected device, written down first, built in stages and handed over with its source.',
  lead: 'A website, a program or a connected device, built for a fixed scope and price. You agree both in writing before work starts, and receive the source when it is done.',
  updated: '2026-11-22',
  situation: {
    heading: 'It begins with a page that says what you will get',
    body: `A fixed price needs a fixed scope. Our first output is therefore a page that says what will be delivered: what it does, for which users, on which devices, with which data, and how you will test it before you pay the last part. Without such a page three bidders price three different things, and the cheapest one has left something out.

This way of buying suits you if there is a budget line, a rough date and a person who answers for the result. A committee has approved a new site. A workshop wants its stock cards on a screen. A cold room in Kilindini needs a thermometer that rings the duty manager when it gets warm.

If you expect the thing to change every month for years, read [web development](/services/web-development) and [software solutions](/services/software-solutions) instead, where we stay on as the product team.`,
  },
  choice: {
    heading: 'Which kind of build is it?',
    intro:
      'Start from where it will be used. In public, in a browser, it is a website. If only your staff sign in, it is software. If it measures or switches something physical, it is the third kind.',
    options: [
      {
        path: '/services/development-services/website-development',
        when: 'Customers, parents, guests or voters should find you, read something and act on it.',
        outcome: 'A public site with pages you can edit and forms that reach a person.',
      },
      {
        path: '/services/development-services/software-development',
        when: 'Your own people record, approve or calculate something, and the spreadsheet has run out.',
        outcome: 'An application for phones, PCs or browsers, built to a specification you signed.',
      },
      {
        path: '/services/development-services/iot-and-embedded-systems',
        when: 'You must measure or switch something physical: temperature, fuel, water level, a gate, a motor.',
        outcome: 'Devices in the field, a gateway, and a screen that shows what they report.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'How a fixed-scope build is run',
      steps: [
        {
          title: 'Scoping workshop',
          body: 'Half a day at your premises with the people who will use it. We draw the screens on paper and list every outside system that it must exchange data with.',
          duration: 'Half a day, then a week to write up',
        },
        {
          title: 'Specification and price',
          body: 'Numbered requirements, each with a test that proves it, and a price for that list. The document is yours to take to another supplier.',
          duration: '1–2 weeks',
        },
        {
          title: 'Fortnightly builds',
          body: `You see working software ${commitments.workingSoftware.phrase}, at an address that only you can open, and tick off requirements or send them back.`,
          duration: 'Most of the calendar time',
          span: { type: 'open' },
        },
        {
          title: 'Acceptance',
          body: 'Your testers run the tests from the specification. We repair whatever fails a test; a new wish is priced as a change.',
          duration: '1–2 weeks',
        },
        {
          title: 'Handover and warranty',
          body: `Source, build instructions, passwords and a training session. Defects against the specification are corrected ${commitments.defectsCorrected.phrase}.`,
          duration: commitments.defectsPeriod.phrase,
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Fixed scope or a standing team?',
      rowHeading: 'What differs',
      columns: ['Fixed-scope build', 'Standing team'],
      rows: [
        { label: 'You commit to', cells: ['One price for one list', 'A monthly capacity'] },
        {
          label: 'Changing your mind',
          cells: ['A priced change request', 'Reordering the backlog'],
        },
        { label: 'Suits', cells: ['Tenders, grants, one-off needs', 'Products that earn money'] },
        { label: 'After delivery', cells: ['Warranty, then optional care', 'Work continues'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Who owns the source code?',
      answer: `You do. Code written to your specification is ${commitments.ownership.phrase}. Open-source parts keep their own licences, and the handover file lists each one.`,
    },
    {
      question: 'Can you respond to a tender document that already fixes the scope?',
      answer:
        'Yes. We mark each clause as met, partly met or not met, and point out clauses that will cost more than they are worth. If you are still drafting, read [how to write a request for quotation](/blog/how-to-write-a-request-for-quotation).',
    },
    {
      question: 'What if our requirements are only half clear?',
      answer:
        'Buy the workshop and the specification on their own. If the unclear half stays unclear, we split the build in two and price the second part after you have used the first.',
    },
    {
      question: 'How are payments staged?',
      answer:
        'By deliverable: specification, first working build, acceptance and the end of the warranty. For each one the contract names the evidence that makes the payment due.',
    },
  ],
  related: [
    '/services/web-development',
    '/services/software-solutions',
    '/services/business-and-qa/software-testing',
    '/company/about-us/how-we-work',
  ],
} satisfies Copy<'group'>;
