import type { Copy } from '@/content/schema';

export default {
  heading: 'Testimonials and references',
  summary: 'How to speak with a client of ours, and how we collect what clients say.',
  description:
    'References for an IT and software company in Mombasa: how to speak with a client in your line of work, and the rules by which testimonials are collected.',
  lead: 'How to hear from our clients before you decide. We publish what a client says only with written consent, and we arrange a call with a client whose work resembles yours.',
  updated: '2026-11-22',
  testimonials: [],
  noTestimonials: {
    heading: 'No testimonial is published yet',
    body: `None of our clients has agreed to be quoted on this page so far, and we do not write testimonials ourselves. When a client agrees to one, it appears here with their role and sector.

The surest way to a reference is to ask. [Write to us](/contact) with the kind of work you plan and the sector you are in. We ask a client with similar work, and if they agree you talk to them without us on the line.`,
  },
  sections: [
    {
      type: 'process',
      heading: 'How to speak with a client of ours',
      intro: 'It costs nothing and commits you to nothing.',
      steps: [
        {
          title: 'Tell us about your project',
          body: 'The kind of work, the sector and roughly the size. Three sentences are enough for us to find a client whose project was similar.',
        },
        {
          title: 'We ask the client',
          body: 'They learn who you are and what you want to know. They may refuse, and then we ask another one or tell you that we have none to offer.',
        },
        {
          title: 'You talk without us',
          body: 'You get a name and a number and agree on a time with each other. Ask what went wrong as well as what went right.',
        },
        {
          title: 'You tell us nothing of it',
          body: 'What you hear stays between the two of you, unless you want us to answer a point.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Questions worth asking a reference',
      intro: 'These work for any supplier.',
      rows: [
        {
          term: 'What was the problem?',
          detail: 'See whether it resembles yours in size and in kind.',
        },
        {
          term: 'What changed, and how do you know?',
          detail: 'A count before and after is worth more than a general impression.',
        },
        {
          term: 'What went wrong?',
          detail: 'Every project has something. How the supplier dealt with it tells you most.',
        },
        {
          term: 'Did the price and the date hold?',
          detail: 'If they moved, ask when the client was told and why they moved.',
        },
        {
          term: 'Who answers when it fails?',
          detail: 'Ask for the last fault, how long it took and who came.',
        },
        {
          term: 'Could you leave?',
          detail: 'Ask whether accounts, data and code are in the client’s own name.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'How a testimonial gets on this page',
      steps: [
        {
          title: 'Three months pass',
          body: 'We ask a quarter after launch, when people know what the system does for them.',
        },
        {
          title: 'A colleague outside the project asks',
          body: 'Four questions: what was the problem, what changed, what disappointed you, would you do it again?',
        },
        {
          title: 'The client edits and consents',
          body: 'They see the exact words, the role and the sector, and may shorten or withdraw them. Consent is in writing and names the place of publication.',
        },
        {
          title: 'We ask again after two years',
          body: 'If the client no longer stands by it, or does not answer, we take it down.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Other evidence you can check',
      body: `You can try a product on your own records before you sign, and begin a project with a first stage that is small enough to judge us by. The [sample case studies](/projects) show how we document a project, and [our work](/portfolio) lists what each kind of work should change and how to measure it.

If you are a client already and want to say something, praise or complaint, [write to us](/contact).`,
    },
  ],
  related: ['/portfolio', '/projects', '/company/clients-and-partners'],
} satisfies Copy<'testimonials'>;
