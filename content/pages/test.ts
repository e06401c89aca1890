import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'QA sheet: components, states and themes',
  summary: 'One page that shows every component in every state, for checking by eye.',
  description:
    'Internal quality sheet of this website: every component, section type and state on one page, for visual checks in the four themes. Not listed in search engines.',
  lead: 'For the people who change this site. It shows each part once in every state that it can be in, so that you see a fault here before a visitor meets it on a page.',
  updated: '2026-11-24',
  runningText: `A paragraph with [a link](/test), **strong words** and \`code\`.

- One point
- Another, which runs on to a second line in a narrow column

1. First
2. Second

> A remark set apart.

![A landscape, and three frames of 360, 720 and 1080 pixels](one-picture-three-widths.png "What happens to a picture’s file")

| Term | Sum |
|---|---|
| Rent | 22,000 |

\`\`\`
POST /enquiries
\`\`\``,
  sections: [
    {
      type: 'process',
      heading: 'How to check this sheet',
      intro: 'Do this after a change to styles, fonts, colours or any shared component.',
      steps: [
        {
          title: 'Look in four themes at four widths',
          body: 'Check Aurora Light, Nebula Dark, Midnight Aurora and Focus Contrast on a small phone, a tablet, a laptop and a wide screen. Nothing may overlap, clip or scroll sideways.',
        },
        {
          title: 'Put the mouse away',
          body: 'Tab from the top to the end. The focus ring is always visible, the order follows the reading order, and Escape closes whatever is open.',
        },
        {
          title: 'Take things away',
          body: 'Switch scripts off, then the network, then motion. Text and links must remain. Only conveniences may disappear.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'A specification',
      intro: 'Terms on the left, details on the right.',
      rows: [
        { term: 'Short', detail: 'One line.' },
        {
          term: 'A term that wraps when the column is narrow',
          detail:
            'Details with **weight**, a link to [the notes on the website](/notes-on-the-website) and a list:\n\n- one\n- two',
        },
        { term: 'Figures', detail: 'KSh 1,234,567 and 0.5%' },
      ],
    },
    {
      type: 'comparison',
      heading: 'A comparison',
      rowHeading: 'Question',
      columns: ['The first way', 'The second way', 'A third'],
      rows: [
        {
          label: 'How long',
          cells: ['A day', '3 to 5 weeks, depending on the amount', 'None'],
        },
        { label: 'A label of several words', cells: ['Yes', 'No', 'Only on weekdays'] },
      ],
    },
    {
      type: 'example',
      heading: 'A worked example',
      body: 'A box with figures. Its numbers are invented.',
      figures: [
        { label: 'Lines', value: '3' },
        { label: 'At KSh 1,250 each', value: 'KSh 3,750' },
        { label: 'A label that needs the whole line', value: 'KSh 1,234,567' },
      ],
    },
    {
      type: 'statement',
      heading: 'What the samples are',
      body: `Names, sums and dates on this sheet are filler with awkward lengths, chosen to strain the layout. They describe nobody. Real copy begins at the [front page](/), and the reasons behind the build are in the [notes on the website](/notes-on-the-website).`,
    },
  ],
} satisfies Copy<'qa-sheet'>;
