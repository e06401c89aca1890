import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'symptoms',
  heading: 'Cybersecurity services in Kenya',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services in Mombasa and Kenya: risk assessment, penetration tests, server and cloud security, website protection, disaster recovery, attack help.',
  lead: 'You were attacked, a bank sent its questionnaire, or nobody has ever reviewed your systems. Choose below.',
  updated: '2026-11-29',
  emblem: 'shield',
  drawing: {
    caption: 'The first minutes of an attack',
    parts: [
      {
        type: 'scene',
        title: 'A computer taken off the network',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 196h320' },
          { look: 'body', outline: 'M24 66h132v88H24z' },
          { look: 'tint', outline: 'M34 76h112v68H34z' },
          { look: 'hot', outline: 'M82 86h16v28h-16zM82 120h16v14h-16z' },
          { look: 'body', outline: 'M10 154h160l10 14H0z' },
          { look: 'line', outline: 'M178 162q20 0 20-18v-10' },
          { look: 'hot', outline: 'M188 110h20v24h-20z' },
          { look: 'solid', outline: 'M192 100h4v10h-4zM200 100h4v10h-4z' },
          { look: 'body', outline: 'M180 36h36v36h-36z' },
          { look: 'solid', outline: 'M191 48h4v12h-4zM201 48h4v12h-4z' },
          { look: 'solid', outline: 'M242 86h66v110h-66z' },
          { look: 'body', outline: 'M248 98h54v84h-54z' },
          { look: 'line', outline: 'M238 70l8 9M275 64v14M312 70l-8 9' },
        ],
        words: [
          { text: '1 Unplug', at: [198, 26], on: 'ground', size: 'large' },
          { text: '2 Photograph', at: [88, 54], on: 'ground', size: 'large' },
          { text: '3 Call', at: [275, 54], on: 'ground', size: 'large' },
          { text: 'Bank,', at: [275, 138], on: 'object' },
          { text: 'then us', at: [275, 156], on: 'object' },
          { text: 'Leave the computer on', at: [160, 222], on: 'ground' },
        ],
      },
    ],
  },

  mainOffer: '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
  urgent: {
    heading: 'If you are under attack now',
    body: 'Unplug the network, leave the computer on, and ask your bank and M-Pesa to hold payments. [The first hour](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack) has the rest, step by step.',
  },
  choice: {
    heading: 'What made you look for help?',
    intro: 'If nothing has happened yet, first restore last night’s backup as a test.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
        when: 'A bank, an auditor, a card acquirer or a tender asks for proof.',
        outcome: 'Written evidence to hand over, and your weaknesses by rank.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
        when: 'Nobody has reviewed your servers.',
        outcome: 'Your servers are set to a written standard.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/web-and-digital-security',
        when: 'Somebody got into your website or an account, or you fear it.',
        outcome: 'Your site is cleaned in days. Lost accounts take weeks longer to get back.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/disaster-recovery',
        when: 'A day without systems would cost too much.',
        outcome: 'A recovery plan that a drill has tested.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Can you promise we will not be hacked?',
      answer: 'No. We make common attacks fail and help you recover fast.',
    },
  ],
  ask: {
    heading: 'Help with an audit or an attack',
    body: 'Send the questionnaire, the audit finding or the tender. If you are under attack, call.',
  },
  related: [],
} satisfies Copy<'group'>;
