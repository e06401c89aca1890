import { site } from '@/content/site';
import { today } from '@/content/values/days';
import { filePaths } from '@/lib/file-paths';
import { absoluteUrl } from './metadata';

/**
 * The number of days from a build until the file expires. RFC 9116, section 2.5.5, recommends less
 * than a year.
 */
const validDays = 364;

/**
 * `security.txt` (RFC 9116), which says whom to tell about a vulnerability in the site.
 * @param day the day of the build (`YYYY-MM-DD`). The file expires `validDays` days later
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
