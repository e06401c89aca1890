import type { Copy } from '@/content/schema';

export default {
  heading: 'Your till, ledger and network work as one',
  summary: 'Where to start: what we do, how to judge us and how to begin.',
  description:
    'IT support, software development, integration and cloud for Kenyan businesses, schools, SACCOs and counties. Steps, durations and limits are stated on every page.',
  lead: 'We join the systems that you bought one at a time, build what no shop sells, and look after all of it from Mombasa. You see what happens in which week before you sign.',
  updated: '2026-11-22',
  sale: {
    heading: 'The fibre is cut at 19:31',
    intro:
      'What happens to a sale in a shop that we have set up, from the till to the ledger and KRA.',
    frames: [
      {
        title: 'The till sells on',
        body: 'The sale is stored on the till and the receipt prints. The line is down.',
      },
      {
        title: 'Records queue',
        body: 'Each sale waits in order, with its own number. Nothing is typed twice.',
      },
      {
        title: 'The line is back',
        body: 'The queue empties by itself. Each tax record reaches KRA once.',
      },
      {
        title: 'The books agree',
        body: 'Till, ledger and KRA show the same total before the shop opens.',
      },
    ],
  },
  services: {
    heading: 'What we do',
    body: 'Seven lines of [service](/services). Each page states the steps, how long they take and what is left out.',
  },
  products: {
    heading: 'Seven products, when buying beats building',
    body: 'A custom system takes months. If your need is a common one, start from a [product](/products) and spend the money on setting it up well.',
  },
  industries: {
    heading: 'Ten sectors, and what is different about each',
    body: 'Each page begins with the sector: its peak days, its regulators, the records it must keep and the internet it really has.',
  },
  evidence: {
    heading: 'Judge us before you call',
    body: 'Client names appear here only with the client’s agreement, so sample case studies are marked as samples. What you can check today is how we work.',
  },
  features: [
    'Report a fault at any hour; your agreement says who picks it up and how soon.',
    'Every week or two you use what is finished and can change the rest.',
    'Someone who did not write it tests it before it goes live.',
    'We size for today and write down what must be added, and when.',
    'Tools that are maintained, widely known and replaceable.',
    'One named person follows your work from the first visit to support.',
  ],
  next: {
    heading: 'Start with one problem',
    body: 'Tell us what happens now and what should happen instead; two paragraphs are enough. If the job is not ours to do, you hear that on the first call.',
  },
} satisfies Copy<'home'>;
