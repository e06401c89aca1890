import type { Copy } from '@/content/schema';

export default {
  heading: 'Your till, ledger and network work as one',
  summary: 'Where to start: what we do, how to judge us and how to begin.',
  description:
    'IT support, software development, integration and cloud for Kenyan businesses, schools, SACCOs and counties. Steps, durations and limits are stated on every page.',
  lead: 'We join the systems that you bought one at a time, build what no shop sells and look after it all from Mombasa. You see each step and its time before you sign.',
  updated: '2026-11-22',
  sale: {
    heading: 'The fibre is cut at 19:31',
    intro: 'From the till to the ledger and KRA, in a shop that we have set up.',
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
    body: 'Seven lines of [service](/services), each with its steps, times and limits.',
  },
  products: {
    heading: 'Seven products, when buying beats building',
    body: 'If your need is a common one, start from a [product](/products) and spend the money on setting it up well.',
  },
  industries: {
    heading: 'Ten sectors, and what is different about each',
    body: 'Each page begins with the sector: its peak days, its regulators, the records it must keep and the internet it really has.',
  },
  evidence: {
    heading: 'Judge us before you call',
    body: 'Sample case studies are marked as samples, since a client is named only where it agrees. How we work you can check today.',
  },
  features: [
    'Report a fault at any hour of any day.',
    'Use what is finished every week or two.',
    'Tested by someone who did not write it.',
    'Sized for today, with the next step written.',
    'Maintained, widely known and replaceable.',
    'One named person follows your work.',
  ],
  next: {
    heading: 'Start with one problem',
    body: 'Tell us what happens now and what should happen instead; two paragraphs are enough. If the job is not ours to do, you hear that on the first call.',
  },
} satisfies Copy<'home'>;
