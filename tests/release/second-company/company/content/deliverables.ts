import type { Deliverable } from './screens';

/** What clients receive, drawn next to the headings of services. All names and figures are samples. */
export const deliverables: readonly Deliverable[] = [
  {
    caption: 'A vaccination record.',
    pages: ['/care/pets'],
    screen: {
      title: 'Vaccinations',
      state: 'a dog of three',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Rabies', value: '4 March', mark: 'done' },
            { text: 'Distemper', value: 'due in May', mark: 'open' },
          ],
        },
      ],
    },
  },
];
