import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT, software and cloud for businesses in Mombasa and across Kenya',
  summary: 'Where to start: who we work for, what changes and how to begin.',
  description:
    'IT support, software development, integration and cloud for Kenyan businesses, schools, SACCOs and counties. Steps, durations and limits are stated on every page.',
  lead: 'We look after the IT of organisations of five to three hundred people, from Mombasa for all of Kenya. You can order one job, or hand us all of it under a monthly agreement.',
  updated: '2026-11-22',
  audience: [
    {
      heading: 'You run a firm with no IT department',
      body: 'We look after your network, mail, computers and backups for a monthly fee. You get one list of what you own, one desk to ring, and a restore test every quarter.',
      path: '/industries/small-and-medium-enterprises',
    },
    {
      heading: 'You collect money and the totals do not agree',
      body: 'We connect M-Pesa, the bank, the till and the ledger. Each payment is matched to its invoice on the day it is made, and your bookkeeper handles only the exceptions.',
      path: '/services/systems-integration',
    },
    {
      heading: 'You need a system no shop sells',
      body: 'We turn the spreadsheets your work depends on into a program built to your rules. You own the source code, and there is a manual that a new clerk can follow.',
      path: '/services/development-services/software-development',
    },
    {
      heading: 'You have an IT team with too much on its plate',
      body: 'We take over patching, monitoring and night calls for the systems you choose, so that your team has time for its projects. Your IT lead keeps the decisions.',
      path: '/services/support-and-management/managed-it',
    },
  ],
  services: {
    heading: 'Seven lines of service',
    body: `You may need one of these or three together. [IT and cloud](/services/it-cloud) covers a whole office under one plan. [Web development](/services/web-development) gives you a site that sells or informs, and keeps it running. [Software solutions](/services/software-solutions) and [development services](/services/development-services) build what you cannot buy, from a phone app to a sensor in a cold room.

[Systems integration](/services/systems-integration) joins what you already have: bank, ERP, M-Pesa, eTIMS. [Support and management](/services/support-and-management) is the day-to-day care. [Business and QA](/services/business-and-qa) tests, measures and protects, whoever built the system.`,
  },
  products: {
    heading: 'Seven products, for needs that are common',
    body: `If your need is a common one, start from a product and spend the money on setting it up well; a custom system takes months. [Posigen](/products/posigen) runs the till, [Finagen](/products/finagen) keeps the ledger, [Bizgen](/products/bizgen) joins sales, buying and stock, and [Akademico](/products/akademico) runs a school. [Lakodi](/products/lakodi) collects rent, [Ciragen](/products/ciragen) looks after the customers who call you, and [Practigen](/products/practigen) bills the hours of a practice. The [product overview](/products) tells what each one does, how your records get in, and how they come out again if you leave.`,
  },
  industries: {
    heading: 'Ten sectors, and what is different about each',
    body: `A school under CBE, a county registry and a spare-parts shop on Jomo Kenyatta Avenue can all ask for "a system" and mean three different things. Our [industry pages](/industries) begin with the sector: its peak days, its regulators, the records it must keep, and the internet it really has. Then they say which of our services fit, and which do not.`,
  },
  evidence: {
    heading: 'How to judge us before you call',
    body: `Four totals tell you our size. To see whether we can do your job, read the offer: each one says for whom it is, how long it takes, how it is priced and what is left out. Pages that touch on tax, data protection or payments name the law or the publisher behind what they say.

We name a client only with the client’s agreement, and the case studies shown here are marked as samples. To speak with a client in your line of work, ask us: we first ask that client, and then give you the contact.`,
  },
  features: [
    `With a support agreement you can report a fault ${commitments.faultReports.phrase}. Work on one that stops your business starts ${commitments.criticalResponse.phrase}; other faults are handled in office hours.`,
    `You see working software ${commitments.workingSoftware.phrase}, try it, and may change the order of what comes next at a stated cost.`,
    'A tester who did not write the code tests it against your own list of requirements, on the phones your people carry, before it goes live.',
    'We size a system for the users you have now, and write down what it needs if they become ten times as many.',
    'We choose tools that are maintained, widely known and replaceable, so that another developer can take over your system without starting again.',
    `Your contact is ${commitments.namedPerson.phrase}. That person also tells you when a cheaper answer than ours would do.`,
  ],
  projects: {
    heading: 'Three sample projects from the coast',
    body: `They show how we work and report: tax invoices for a distributor, a document portal for a clearing agent, and a network for a hotel group. Each page describes the problem, the steps in their order, and what we would do differently. [All eight projects](/projects) are listed by sector.`,
    paths: [
      '/projects/distributor-etims-invoicing',
      '/projects/clearing-agent-document-portal',
      '/projects/hotel-group-network-refresh',
    ],
  },
  posts: {
    heading: 'Articles you can use without hiring us',
    body: `The [blog](/blog) explains how to prepare for eTIMS, what to ask for in a quotation and how to test a backup. The [downloads](/resources/downloads) give you the checklists to print.`,
  },
  next: {
    heading: 'Start with a conversation about one problem',
    body: `Tell us what happens now and what should happen instead; three sentences are enough, and you have an answer ${commitments.enquiryReply.phrase}. The [enquiry form](/contact) goes out from the site or opens as a WhatsApp message, an e-mail or an SMS on your own phone, and your draft is kept if the signal drops.

We then ask for a call, look at what you have, and write a proposal that states the steps, the price and the limits. If another supplier suits you better, we tell you on the call.`,
  },
} satisfies Copy<'home'>;
