import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';

/** The names of the links at the top of an offer. Nobody reads WhatsApp at night, when faults are. */
export function waysToStart(path: PagePath): readonly string[] {
  const copy = copyOf(path);
  const isAboutFault = 'shape' in copy && copy.shape === 'repair';
  const hasWhatsApp = site.contact.hasWhatsApp && !isAboutFault;
  return [getStarted.inPages, 'Call', ...(hasWhatsApp ? ['WhatsApp'] : [])];
}
