import type { Copy } from '@/content/schema';

export default {
  heading: 'Development services, by project',
  summary: 'Websites, software and connected devices built to a fixed scope.',
  description:
    'Fixed-scope development in Mombasa: a website, a piece of software or a connected device, written down first, built in stages and handed over with its source.',
  lead: 'Hire us for one build with a beginning and an end. You agree the scope in writing, see it grow every two weeks, and own the code and the accounts when we leave.',
  updated: '2026-09-14',
  situation: {
    heading: 'You know what you want made, and need someone to make it',
    body: `A committee has approved a new site. A workshop still counts stock on cards. A cold room in Kilindini needs a thermometer that telephones somebody. In each case there is a budget line, a rough date and a person who will answer for the result.

What is usually missing is a page that says exactly what will be delivered. Without it, three bidders price three different things and the cheapest one has left something out. So our first output is that page: what it does, for which users, on which devices, with which data, and how you will test it before you pay the last part.

These pages describe builds with an end. If you expect the thing to change every month for years, read [web development](/services/web-development) and [software solutions](/services/software-solutions) instead, where we stay on as the product team.`,
  },
  choice: {
    heading: 'Which kind of build is it?',
    intro:
      'Start from where people will use it. If the answer is "in public, in a browser", it is a website. If only your staff sign in, it is software. If it has wires, it is the third.',
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
          body: 'Half a day at your premises with the people who will use it. We draw the screens on paper and list every outside system it must talk to.',
          duration: 'Half a day, then a week to write up',
        },
        {
          title: 'Specification and price',
          body: 'Numbered requirements, each with a test that proves it. The price is for that list. You may take the document to another supplier.',
          duration: '1–2 weeks',
        },
        {
          title: 'Fortnightly builds',
          body: 'A working version at an address only you can open. Requirements are ticked off or sent back.',
          duration: 'Most of the calendar time',
          span: { type: 'open' },
        },
        {
          title: 'Acceptance',
          body: 'Your testers run the tests from the specification. A failed test is ours to mend; a new wish is priced as a change.',
          duration: '1–2 weeks',
        },
        {
          title: 'Handover and warranty',
          body: 'Source, build instructions, passwords and a training session. Defects against the specification are corrected free of charge for ninety days.',
          duration: '90 days',
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
      answer:
        'You do, once the final instalment is paid. Open-source parts keep their own licences, and the handover file lists each one.',
    },
    {
      question: 'Can you respond to a tender document that already fixes the scope?',
      answer:
        'Yes. We mark each clause as met, met with a remark or not met, and we say so when a clause will cost more than it is worth. [How to write a request for quotation](/blog/how-to-write-a-request-for-quotation) helps if you are still drafting.',
    },
    {
      question: 'What if our requirements are only half clear?',
      answer:
        'Buy the workshop and the specification on their own. If the unclear half stays unclear, we split the build in two and price the second part after you have used the first.',
    },
    {
      question: 'How are payments staged?',
      answer:
        'By deliverable, not by date: specification, first working build, acceptance and the end of the warranty. The contract names the evidence for each.',
    },
  ],
  related: [
    '/services/web-development',
    '/services/software-solutions',
    '/services/business-and-qa/software-testing',
    '/company/about-us/how-we-work',
  ],
} satisfies Copy<'group'>;
