import { site } from '@/content/site';
import { filePaths } from '@/lib/file-paths';
import { today } from '@/lib/pages/guards';
import { absoluteUrl } from './metadata';

/** Days from a build to the day the file expires; RFC 9116, section 2.5.5, asks for less than a year. */
const validDays = 364;

/**
 * Who to tell of a weakness in the site, after RFC 9116.
 * @param day the day of the build, `YYYY-MM-DD`: each deployment says anew that the contact is right
 */
export function securityText(day = today()): string {
  const expires = new Date(day);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${site.contact.email.value}`,
    `Contact: ${absoluteUrl('/contact')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.spokenLanguages.join(', ')}`,
    `Canonical: ${absoluteUrl(filePaths.security)}`,
    '',
  ].join('\n');
}
