import { describe, expect, test } from 'vitest';
import { setCompanyValue } from '@/lib/tools/stand-ins/set-company-value';

const source = `import { real, standIn } from './company-value';

/** \`standIn(…)\` stands in. */
export const site = {
  name: 'Hapa',
  url: standIn('https://hapa.example'),
  contact: {
    email: standIn('hello@hapa.example'),
    phone: real('+254 700 000 000'),
    address: standIn({ box: 'P.O. Box 1', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' }),
    premises: standIn({ place: 'A house', latitude: -4, longitude: 39.6, directions: [] }),
  },
  hours: standIn({ Monday: { opens: '08:00', closes: '17:00' } }),
  social: [
    { network: 'LinkedIn', url: standIn('https://social.example/1') },
    { network: 'X', url: standIn('https://social.example/2') },
  ],
} as const;
`;

const site = {
  url: { standIn: true, value: 'https://hapa.example' },
  contact: {
    email: { standIn: true, value: 'hello@hapa.example' },
    phone: { standIn: false, value: '+254 700 000 000' },
    address: {
      standIn: true,
      value: { box: 'P.O. Box 1', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' },
    },
    premises: {
      standIn: true,
      value: { place: 'A house', latitude: -4, longitude: 39.6, directions: [] },
    },
  },
  hours: { standIn: true, value: { Monday: { opens: '08:00', closes: '17:00' } } },
  social: [
    { network: 'LinkedIn', url: { standIn: true, value: 'https://social.example/1' } },
    { network: 'X', url: { standIn: true, value: 'https://social.example/2' } },
  ],
};

const set = (name: string, value?: string) => setCompanyValue(source, site, name, value).source;

describe('a value of the company', () => {
  test.each([
    ['email', 'office@hapa.example', "email: real('office@hapa.example')"],
    ['contact.phone', '+254 722 000 001', "phone: real('+254 722 000 001')"],
    ['url', 'https://www.hapa.example', "url: real('https://www.hapa.example')"],
    ['linkedin', 'https://li.example/hapa', "url: real('https://li.example/hapa')"],
    ['social[1].url', 'https://x.example/hapa', "url: real('https://x.example/hapa')"],
  ])('%s is written and marked as real', (name, value, words) => {
    expect(set(name, value)).toContain(words);
  });

  test.each([
    ['address.box', "P.O. Box 2 '\\", "address: standIn({ box: 'P.O. Box 2 \\'\\\\',"],
    ['latitude', '-4.05', "premises: standIn({ place: 'A house', latitude: -4.05,"],
    ['hours.Monday.opens', '08:30', "hours: standIn({ Monday: { opens: '08:30',"],
  ])('%s is a field of a group, which keeps its mark', (name, value, words) => {
    expect(set(name, value)).toContain(words);
  });

  test('a group without a value is marked as real as it stands', () => {
    expect(set('address')).toContain("address: real({ box: 'P.O. Box 1',");
  });

  test('the import names the marks that are used', () => {
    const one = source.replaceAll('standIn(', 'real(').replace('url: real(', 'url: standIn(');
    expect(setCompanyValue(one, site, 'url', undefined).source).toMatch(
      /^import \{ real \} from '\.\/company-value';/,
    );
  });

  test.each([
    ['phone', '0722 000 001', 'after a plus and the country code'],
    ['phone', '+254 1', 'No such number can be called'],
    ['email', 'office at hapa', 'one e-mail address'],
    ['url', 'https://hapa.example/', 'without a path or a slash'],
    ['hours.Monday.opens', '8am', 'such as 08:00'],
    ['hours.Monday.closes', '07:00', 'Let it close later than it opens'],
    ['X', 'htpp://x.example', 'beginning with https://'],
    ['latitude', '95', 'contact.premises.latitude'],
    ['latitude', 'north', '"north" is none'],
    ['address', 'Mombasa', 'has several fields. Set each: contact.address.box'],
    ['fax', '1', 'content/site.ts has no "fax". Name one of: url, contact.email'],
    ['address.box', ' ', 'Fill it in'],
    ['__proto__', 'x', 'has no "__proto__"'],
  ])('%s can not be "%s"', (name, value, words) => {
    expect(() => set(name, value)).toThrow(words);
  });

  test('a name that several fields could have is asked for in full', () => {
    const two = source.replace("city: 'Mombasa'", "place: 'Mombasa'");
    expect(() => setCompanyValue(two, site, 'place', 'x')).toThrow(
      '"place" could be "contact.address.place" or "contact.premises.place". Write one of them.',
    );
  });
});
