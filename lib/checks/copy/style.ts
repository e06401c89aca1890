import type { HouseRule } from '@/content/house-style';
import { excerpt } from '../fields';

/** A text without code, addresses and HTML. */
const proseOf = (text: string) =>
  text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>\s]*>|(https?:|www\.)\S+/g, ' ');

const digits = (number: string) => number.replaceAll(/\D/g, '');

/** Matches phone numbers in a text. They start with a plus or a zero; days and amounts do not. */
const phoneNumbers = /(?<![\d.,])(?:\+|\(?0{1,2})[1-9][\d\s()-]{6,}\d/g;

/** Reports phone numbers that are not the company's. */
function phoneMistakes(prose: string, phone: string): readonly string[] {
  return (prose.match(phoneNumbers) ?? [])
    .filter((number) => digits(number) !== digits(phone))
    .map(
      (number) =>
        `has the phone number "${number}". Link to /contact, or use site.contact.phone of content/site.ts`,
    );
}

/** The mistakes in house style of a text. Each message continues a sentence that starts with the name of the field. */
export function styleMistakes(
  text: string,
  rules: readonly HouseRule[],
  phone: string,
): readonly string[] {
  const prose = proseOf(text);
  const found = rules.flatMap(({ avoid, write }) => {
    const [words] = avoid.exec(prose) ?? [];
    return words === undefined ? [] : [`has "${excerpt(words, 50)}". Write ${write}`];
  });
  return [...found, ...phoneMistakes(prose, phone)];
}
