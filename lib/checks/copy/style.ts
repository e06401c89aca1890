import type { TextRule } from '@/content/schema/text-rules';
import { excerpt } from '../fields';
import type { Targets } from './links';

/** A text with a sign in place of code, addresses and HTML, which keeps the words around them apart. */
const proseOf = (text: string) =>
  text.replace(/(`{3,}|~{3,})[\s\S]*?\1|`[^`]*`|\]\([^)]*\)|<[^>\s]*>|(https?:|www\.)\S+/g, '¤');

/** Matches phone numbers in a text. They start with a plus or a zero; days and amounts do not. */
const phoneNumbers = /(?<![\d.,])(?:\+|\(?0{1,2})[1-9][\d\s()-]{6,}\d/g;

/** Matches e-mail addresses in a text. Those of samples are left out. */
const emailAddresses = /[\w.+-]+@(?![\w.-]*\.example\b|sample\.)[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu;

/**
 * The mistakes in the style of a text. Each message continues a sentence that starts with the name
 * of the field.
 */
export function styleMistakes(
  text: string,
  rules: readonly TextRule[],
  { phone, email }: Pick<Targets, 'phone' | 'email'>,
): readonly string[] {
  const prose = proseOf(text);
  const found = rules.flatMap(({ avoid, write }) => {
    const words = typeof avoid === 'function' ? avoid(prose) : avoid.exec(prose)?.[0];
    return words === undefined ? [] : [`has "${excerpt(words, 50)}". Write ${write}`];
  });
  const foreign = (pattern: RegExp, own: string, name: string, fact: string) =>
    (prose.match(pattern) ?? [])
      .filter((value) => value !== own)
      .map(
        (value) =>
          `has the ${name} "${value}". Link to /contact, or use site.contact.${fact} of content/site.ts`,
      );
  return [
    ...found,
    ...foreign(phoneNumbers, phone, 'phone number', 'phone'),
    ...foreign(emailAddresses, email, 'e-mail address', 'email'),
  ];
}
