import type { Copy } from '@/content/schema';

export default {
  heading: 'Working here and how we hire',
  summary: 'What the days look like, how people grow, and the five steps of hiring.',
  description:
    'What it is like to work at an IT and software company in Mombasa: days, on-call, learning, feedback, and how hiring goes from application to first month.',
  lead: 'You may fix a school network at nine and read a tax specification at three. If that sounds like a good day, here is the rest, including the parts that are not for everyone.',
  updated: '2026-11-21',
  sections: [
    {
      type: 'statement',
      heading: 'An ordinary Tuesday',
      body: `Support begins with ten minutes together: what is open, what is stuck, who is going out. Developers do the same after the first quiet hour. No meeting is longer than needed to decide something, and most days hold two hours without any.

Someone is always out. A technician drives to Ukunda with a switch in the boot. An analyst sits in a storeroom counting which of three codes means cement. Client visits belong to every role, developers included. You will write better software for a cashier once you have stood next to one on a Friday evening.

Late afternoon is for the written part. Tickets get their last line, changes their note. It’s dull and it saves the colleague who takes the next call.`,
    },
    {
      type: 'specification',
      heading: 'The parts people ask about',
      rows: [
        {
          term: 'On call',
          detail:
            'Support is promised round the clock, so some roles share a rota. Vacancies say so, and the terms are in the contract before you sign.',
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
          detail: 'Told in the first call, before either side invests more time.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'How hiring goes',
      intro:
        'Five steps, usually within four weeks. You hear back after each, also when the answer is no.',
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
          body: 'You walk them through what you did and why. They ask; so do you. One of them would be working beside you.',
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
      body: `A desk, a working machine and accounts on day one, because we tell clients that is how [employee onboarding](/solutions/employee-onboarding) should be. A named colleague for questions. By the second week you close small things alone; by the fourth you have visited at least two clients and changed one page of our own instructions that was wrong.`,
    },
    {
      type: 'statement',
      heading: 'Who is happier elsewhere',
      body: `If you want to work on one product for years, on one technology only, or never to hear a ringing phone, larger firms offer that. If you like to be the expert whom nobody questions, the two-page quarterly talk will annoy you.

People starting out are welcome. We look for care and clear writing before a list of tools. Degrees count as evidence, and so does a repaired inverter.

Your application is seen by those who decide on it and deleted after the time stated in our first reply, unless you ask to be kept in mind. Other personal data is dealt with in the [privacy notice](/privacy). Roles are on the [careers page](/careers).`,
    },
  ],
  related: ['/careers', '/company/about-us/our-team', '/company/about-us/how-we-work'],
} satisfies Copy<'company'>;
