import type { Copy } from '@/content/schema/pages';
import vaccination from './pets/vaccination';

export default {
  ...vaccination,
  heading: 'Teeth of dogs and cats',
  summary: 'Cleaning and extraction under anaesthetic.',
  description:
    'Dental work on dogs and cats at an invented practice for the tests: cleaning under anaesthetic, and a plan.',
  lead: 'Tartar hurts long before an animal shows it, so we look into every mouth.',
  situation: { heading: 'It eats, and still it hurts', body: 'Animals hide pain in the mouth.' },
  related: ['/care/pets/vaccination', '/fees'],
} satisfies Copy<'service'>;
