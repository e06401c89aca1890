import attack from '@/content/pages/services/business-and-qa/cybersecurity/web-and-digital-security';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'symptoms',
  heading: 'Cybersecurity services in Kenya',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services in Mombasa and Kenya: risk assessment, penetration tests, server and cloud security, website protection, disaster recovery, attack help.',
  lead: 'We help after an attack, answer a bank’s security questionnaire with you, or review your systems for the first time. Choose below.',
  updated: '2026-11-27',
  emblem: 'shield',
  drawing: {
    caption: 'What to do in the first hour of an attack',
    parts: [
      {
        type: 'route',
        title: 'If it happens',
        stops: attack.firstHour.steps.map(({ title, when }) => ({ label: title, note: when })),
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
