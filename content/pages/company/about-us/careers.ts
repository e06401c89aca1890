import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Working here and how we hire',
  summary: 'What the days look like, how people grow, and the five steps of hiring.',
  description:
    'What it is like to work at an IT and software company in Mombasa: days, on-call, learning, feedback, and how hiring goes from application to first month.',
  lead: 'What the work is like here, and how we hire. Open roles are on the careers page.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'statement',
      heading: 'An ordinary Tuesday',
      body: `The support desk begins with ten minutes together: what is open, what is stuck and who is going out. Developers meet after their first quiet hour. Most days have at least two hours without meetings.

Every role visits clients, developers included. A technician drives to Ukunda to replace a switch; an analyst spends the day in a storeroom to learn how stock is coded. You write better software for a cashier once you have watched one work on a Friday evening.

Late afternoon is for writing: tickets are closed with a note, and changes are recorded for the colleague who takes the next call.`,
    },
    {
      type: 'specification',
      heading: 'The parts people ask about',
      rows: [
        {
          term: 'On call',
          detail:
            'Clients can report faults at night, so some roles share a rota. The advertisement says which, and the terms are in the contract before you sign.',
        },
        {
          term: 'Place',
          detail:
            'Mombasa is home. Software roles can be partly remote; support and field roles cannot.',
        },
        {
          term: 'Travel',
          detail:
            'Mostly day trips along the coast. Longer stays elsewhere are planned weeks ahead.',
        },
        {
          term: 'Languages',
          detail: 'English in writing, English and Kiswahili with clients. Others help.',
        },
        {
          term: 'Learning',
          detail:
            'A subject agreed with your lead, in working time, shown to the team at the end. How much time is in your offer.',
        },
        {
          term: 'Feedback',
          detail:
            'A talk every quarter from two written pages: yours about your work, and your lead’s.',
        },
        {
          term: 'Pay and leave',
          detail: 'We tell you in the first call, before either side invests more time.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'How hiring goes',
      intro:
        'Five steps, usually within four weeks. You hear back after each one, whatever the answer.',
      steps: [
        {
          title: 'You write',
          body: 'A CV and half a page about something you made, repaired or untangled. No photograph, no date of birth, no list of referees yet.',
        },
        {
          title: 'A call',
          body: 'The person you would report to explains the role, the pay band and the rota, and asks about your half page.',
          duration: '30 minutes',
        },
        {
          title: 'A task from real work',
          body: 'A broken configuration, a small feature, an angry ticket to answer. Use the tools and notes you would use on the job. It never becomes something we sell.',
          duration: 'Up to 3 hours',
        },
        {
          title: 'A conversation with two colleagues',
          body: 'You walk them through what you did and why. You ask them as much as they ask you, and one of them would work beside you.',
          duration: '1 hour',
        },
        {
          title: 'An offer in writing',
          body: 'Role, pay, hours, rota, start. Referees are called only now, with your knowledge.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'The first month',
      body: `You have a desk, a working machine and your accounts on day one, as we advise clients in [employee onboarding](/solutions/employee-onboarding), and a named colleague for questions. By the second week you close small tickets alone. By the fourth you have visited at least two clients and corrected one page of our own instructions.`,
    },
    {
      type: 'statement',
      heading: 'Who is happier elsewhere',
      body: `If you want to work on one product for years, with one technology, or without client calls, a larger firm suits you better. If you dislike having your work questioned, you will dislike our quarterly talks.

People starting out are welcome. We look for care and clear writing before a list of tools. Degrees count as evidence, and so does a repaired inverter.

Your application is seen by those who decide on it and deleted after the time stated in our first reply. If you agree, we keep it for ${commitments.applicationKept.phrase} and think of you for later roles. Other personal data is dealt with in the [privacy notice](/privacy). Roles are on the [careers page](/careers).`,
    },
  ],
  related: ['/careers', '/company/about-us/our-team', '/company/about-us/how-we-work'],
} satisfies Copy<'company'>;
