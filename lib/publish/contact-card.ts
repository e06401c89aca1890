import { site } from '@/content/site';
import { diallable } from '@/lib/contact-addresses';
import { lastChangeOf } from './changes';
import { absoluteUrl } from './metadata';

/** A text of a vCard. A comma, a semicolon or a line break would end it. */
export const cardText = (value: string) =>
  value.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** The company as a vCard 3.0 (RFC 2426), for the address book of a phone. */
export function contactCard(): string {
  const { email, address } = site.contact;
  const { box, city, country } = address.value;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${cardText(site.name)};;;;`,
    `FN:${cardText(site.name)}`,
    `ORG:${cardText(site.name)}`,
    'X-ABShowAs:COMPANY',
    `EMAIL;TYPE=internet,work:${cardText(email.value)}`,
    `TEL;TYPE=work,voice:${cardText(diallable)}`,
    `ADR;TYPE=work,postal:${cardText(box)};;;${cardText(city)};;;${cardText(country)}`,
    `URL;TYPE=work:${absoluteUrl('/')}`,
    `REV:${lastChangeOf('/contact')}T00:00:00Z`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
