import type { Copy } from '@/content/schema';
import { visitGlance, visitScope, visitSteps } from '@/content/visits';

export default {
  heading: 'Emergencies at any hour',
  summary: 'Ring first: somebody drives to the rooms.',
  description:
    'Emergencies at an invented practice for the tests: ring first at any hour, and the vet on duty drives to the rooms to meet you.',
  lead: 'Ring first. The vet on duty drives to the rooms and is there when you arrive, at any hour of any day.',
  updated: '2026-11-01',

  glance: visitGlance('Anyone whose animal cannot wait for the morning', 'per animal'),
  situation: {
    heading: 'Some things cannot wait',
    body: 'Bloat, poison and birth are among them.',
  },
  process: { heading: 'What happens after the call', steps: visitSteps },
  scope: visitScope,
  sections: [
    {
      type: 'statement',
      heading: 'While you drive',
      body: 'Keep the animal warm and do not feed it. Bring what it may have eaten, with the packet. Drive slowly and let somebody else hold the animal. We open the gate when we hear your car.',
    },
  ],
  questions: [
    { question: 'What counts as an emergency?', answer: 'What you would not sleep through.' },
    { question: 'Is the fee higher at night?', answer: 'Yes, by half.' },
    { question: 'Do you see wild animals?', answer: 'Yes, without a fee.' },
  ],
  related: ['/care/farm-visits', '/fees'],
} satisfies Copy<'service'>;
