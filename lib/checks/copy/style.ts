import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { HouseRule } from '@/content/house-style';
import { excerpt } from '../fields';

/** A text without code, addresses and HTML. */
const proseOf = (text: string) =>
  text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>\s]*>|(https?:|www\.)\S+/g, ' ');

/** Company facts that texts must not contradict. */
export interface CompanyDetails {
  readonly phone: string;
  /** The ISO 3166 code of the country whose phone numbers may be written without a country code. */
  readonly countryCode: string;
}

const digits = (number: string) => number.replaceAll(/\D/g, '');

/** Reports phone numbers that are not the company's. */
function phoneMistakes(prose: string, { phone, countryCode }: CompanyDetails): readonly string[] {
  if (!/\d[\d\s()-]{7,}\d/.test(prose)) return [];
  return (
    findPhoneNumbersInText(prose, { defaultCountry: countryCode as 'KE' })
      // Phone numbers start with a plus, a zero or a bracket; days and amounts do not.
      .filter(({ startsAt }) => /[+0(]/.test(prose.charAt(startsAt)))
      .filter(({ number }) => digits(number.number) !== digits(phone))
      .map(
        ({ startsAt, endsAt }) =>
          `has the phone number "${prose.slice(startsAt, endsAt)}". Link to /contact, or use site.contact.phone of content/site.ts`,
      )
  );
}

/** The mistakes in house style of a text. Each message continues a sentence that starts with the name of the field. */
export function styleMistakes(
  text: string,
  rules: readonly HouseRule[],
  details: CompanyDetails,
): readonly string[] {
  const prose = proseOf(text);
  const found = rules.flatMap(({ avoid, write }) => {
    const [words] = avoid.exec(prose) ?? [];
    return words === undefined ? [] : [`has "${excerpt(words, 50)}". Write ${write}`];
  });
  return [...found, ...phoneMistakes(prose, details)];
}
