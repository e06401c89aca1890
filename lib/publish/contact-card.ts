import { site } from '@/content/site';
import { diallable } from '@/lib/contact-addresses';
import { lastChangeOf } from './changes';
import { absoluteUrl } from './metadata';

/** A text of a vCard. A comma, a semicolon or a line break would end it. */
export const cardText = (value: string) =>
  value.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** The most bytes of a line without its end (RFC 2426, section 2.6). */
const lineBytesMax = 75;

/** A line of a vCard. A long one goes on in lines that start with a space, which readers remove. */
function cardLine(text: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytesMax) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push(`${lines.pop()}${character}`);
    bytes += size;
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

type Address = Readonly<Record<'box' | 'city' | 'country', string>>;

/** The company as a vCard 3.0 (RFC 2426), for the address book of a phone. */
export function contactCard({ box, city, country }: Address = site.contact.address.value): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${cardText(site.name)};;;;`,
    `FN:${cardText(site.name)}`,
    `ORG:${cardText(site.name)}`,
    'X-ABShowAs:COMPANY',
    `EMAIL;TYPE=internet,work:${cardText(site.contact.email.value)}`,
    `TEL;TYPE=work,voice:${cardText(diallable)}`,
    `ADR;TYPE=work,postal:${cardText(box)};;;${cardText(city)};;;${cardText(country)}`,
    `URL;TYPE=work:${absoluteUrl('/')}`,
    `REV:${lastChangeOf('/contact')}T00:00:00Z`,
    'END:VCARD',
  ];
  return lines.map(cardLine).join('');
}
