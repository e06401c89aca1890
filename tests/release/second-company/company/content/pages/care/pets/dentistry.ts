import type { Copy } from '@/content/schema';
import { visitGlance, visitScope, visitSteps } from '@/content/visits';

export default {
  heading: 'Teeth of dogs and cats',
  summary: 'Cleaning and extraction under anaesthetic.',
  description:
    'Dental work on dogs and cats at an invented practice for the tests: an examination, cleaning under anaesthetic, and a plan.',
  lead: 'Tartar hurts long before an animal shows it. We clean under anaesthetic, in the morning, and the animal goes home the same day.',
  updated: '2026-11-01',

  glance: visitGlance('Owners of a dog or a cat older than three years', 'per animal'),
  situation: { heading: 'It eats, and still it hurts', body: 'Animals hide pain in the mouth.' },
  process: { heading: 'The morning of the cleaning', steps: visitSteps },
  scope: visitScope,
  sections: [
    {
      type: 'statement',
      heading: 'After the anaesthetic',
      body: 'Warmth, quiet, and food the next day. Soft food is enough for the whole first week. Look at the gums each evening and tell us of blood. We see the mouth again after ten days, without a fee.',
    },
  ],
  questions: [
    { question: 'Is the anaesthetic safe at her age?', answer: 'We test the blood first.' },
    { question: 'Can I brush the teeth myself?', answer: 'Yes, and we show how.' },
    { question: 'How often is it needed?', answer: 'Every two years for most.' },
  ],
  related: ['/care/pets/vaccination', '/fees'],
} satisfies Copy<'service'>;
