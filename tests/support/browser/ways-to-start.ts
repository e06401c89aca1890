import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';

/** The names of the links at the top of an offer. */
export const waysToStart: readonly string[] = [
  getStarted.inPages,
  'Call',
  ...(site.contact.hasWhatsApp ? ['WhatsApp'] : []),
];
