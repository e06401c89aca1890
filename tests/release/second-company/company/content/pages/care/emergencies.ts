import type { Copy } from '@/content/schema/pages';
import vaccination from './pets/vaccination';

export default {
  ...vaccination,
  heading: 'Emergencies at any hour',
  summary: 'Ring first: somebody drives to the surgery.',
  description:
    'Emergencies at a practice that was invented for the tests: ring first, and the vet on duty drives to the surgery.',
  lead: 'Ring first, at any hour. The vet on duty is there when you arrive.',
  related: ['/care/dentistry', '/fees'],
} satisfies Copy<'service'>;
