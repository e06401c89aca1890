import { site } from '@/content/site';

/** The names of the links at the top of an offer. */
export const waysToStart: readonly string[] = [
  'Get a quote',
  'Call',
  ...(site.contact.hasWhatsApp ? ['WhatsApp'] : []),
];
