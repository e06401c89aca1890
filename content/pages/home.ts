import type { Copy } from '@/content/schema';

export default {
  heading: 'IT, software and cloud for businesses in Mombasa and across Kenya',
  summary: 'Where to start: who we work for, what changes and how to begin.',
  description:
    'IT support, software development, integration and cloud for Kenyan businesses, schools, SACCOs and counties. Steps, durations and limits are stated on every page.',
  lead: 'For owners, finance managers and IT leads whose systems were bought one at a time. We make the till, the ledger, the website and the network work as one, and then we stay to look after them.',
  updated: '2026-11-19',
  audience: [
    {
      heading: 'You run a firm with no IT department',
      body: 'Today the printer, the fibre, the mail and the accounts package each have a different person to ring. Afterwards there is one list of what you own, one desk that answers, and a backup somebody has restored.',
      path: '/industries/small-and-medium-enterprises',
    },
    {
      heading: 'You collect money and the totals do not agree',
      body: 'M-Pesa says one thing, the till another, and the bookkeeper spends Monday finding out why. Afterwards each payment lands against its invoice on the day it is made, and the exceptions fit on one screen.',
      path: '/services/systems-integration',
    },
    {
      heading: 'You need a system no shop sells',
      body: 'Your work lives in spreadsheets that only two people understand. Afterwards it runs in a program built to your own rules, with the source code in your hands and a manual your newest clerk can follow.',
      path: '/services/development-services/software-development',
    },
    {
      heading: 'You have an IT team with too much on its plate',
      body: 'Your people put out fires and the projects wait. Afterwards patching, monitoring and the night calls move to us, by system and in writing, and your own lead keeps the decisions.',
      path: '/services/support-and-management/managed-it',
    },
  ],
  services: {
    heading: 'Seven lines of service, each with its steps written down',
    body: `You may need one of these or three together. [IT and cloud](/services/it-cloud) covers a whole office under one plan. [Web development](/services/web-development) gives you a site that sells or informs, and keeps it running. [Software solutions](/services/software-solutions) and [development services](/services/development-services) build what you cannot buy, from a phone app to a sensor in a cold room.

[Systems integration](/services/systems-integration) joins what you already have: bank, ERP, M-Pesa, eTIMS. [Support and management](/services/support-and-management) is the day-to-day care. [Business and QA](/services/business-and-qa) tests, measures and protects, whoever built the system.`,
  },
  products: {
    heading: 'Seven products, when buying is better than building',
    body: `A custom system takes months. If your need is a common one, start from a product and spend the money on setting it up well. [Posigen](/products/posigen) runs the till, [Finagen](/products/finagen) keeps the ledger, [Bizgen](/products/bizgen) joins sales, buying and stock, and [Akademico](/products/akademico) runs a school. [Lakodi](/products/lakodi) collects rent, [Ciragen](/products/ciragen) looks after the customers who call you, and [Practigen](/products/practigen) bills the hours of a practice. The [product overview](/products) tells what each one does, how your records get in, and how they come out again if you leave.`,
  },
  industries: {
    heading: 'Ten sectors, and what is different about each',
    body: `A school under CBE, a county registry and a spare-parts shop on Jomo Kenyatta Avenue can all ask for "a system" and mean three different things. Our [industry pages](/industries) begin with the sector: its peak days, its regulators, the records it must keep, and the internet it really has. Then they say which of our services fit, and which do not.`,
  },
  evidence: {
    heading: 'How to judge us before you call',
    body: `Four totals tell you our size. They do not tell you whether we can do your job, so read further. Every offer on this site lists what you receive, what we need from you and what is left out. Pages that touch on tax, data protection or payments end with the law or the publisher behind what they say.

Client names appear here only with the client’s agreement, so sample case studies and sample comments are marked as samples. If you would like to speak with someone in your line of work, ask us; we give a contact only once that person has said yes.`,
  },
  features: [
    'You can report a fault at any hour of any day, and your agreement says who picks it up and how soon for each kind of fault.',
    'Work arrives in short rounds: every week or two you use what is finished, change your mind about the rest and see the cost of doing so.',
    'Nothing goes live until someone who did not write it has tested it against your own list of what it must do, on the phones your people carry.',
    'We size a system for the users you have now and write down what must be added, and when, if they become ten times as many.',
    'We choose tools that are maintained, widely known and replaceable, so that another developer can take over your system without starting again.',
    'One named person follows your work from the first visit to support, and tells you when a cheaper answer than ours would do.',
  ],
  projects: {
    heading: 'Three sample projects from the coast',
    body: `They show how we work and report, and name no client. A trader who must issue a tax invoice at every sale, a clearing agent whose customers ring all day to ask where their papers are, and a hotel group whose guests judge the stay by the Wi-Fi. Each page tells what was in the way, what was done in which order, and what we would do differently. [All eight projects](/projects) are listed by sector.`,
    paths: [
      '/projects/distributor-etims-invoicing',
      '/projects/clearing-agent-document-portal',
      '/projects/hotel-group-network-refresh',
    ],
  },
  posts: {
    heading: 'Articles you can use without hiring us',
    body: `How to prepare for eTIMS, what to ask for in a quotation, how to prove that a backup works. The [blog](/blog) is written for the person who has to get it done, and the [downloads](/resources/downloads) give you the checklist to print.`,
  },
  next: {
    heading: 'Start with a conversation about one problem',
    body: `Tell us what happens now and what should happen instead; two paragraphs are enough. The [enquiry form](/contact) goes out from the site or opens as a WhatsApp message, an e-mail or an SMS on your own phone, and your draft is kept if the signal drops.

We then ask for a call, look at what you have, and write a proposal that states the steps, the price and the limits. If the job is not ours to do, you hear that on the call.`,
  },
} satisfies Copy<'home'>;
