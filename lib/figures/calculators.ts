import { calculators } from '@/content/calculators/calculators';
import type { Calculator, CalculatorField, ProductChoice } from '@/content/schema/calculators';
import { site } from '@/content/site';

/**
 * The calculator with a name.
 * @throws if there is none
 */
export function calculatorOf(name: string): Calculator {
  const calculator = Object.hasOwn(calculators, name) ? calculators[name] : undefined;
  if (calculator) return calculator;
  const names = Object.keys(calculators).join(', ');
  throw new Error(`"${name}" is not in content/calculators/calculators.ts. Use one of: ${names}.`);
}

/** Whether a calculator shows products for needs. The others ask for numbers. */
export function isProductChoice(calculator: Calculator): calculator is ProductChoice {
  return 'needs' in calculator;
}

/** All digits of a number, which `parseNumber` reads back as the same number. */
const allDigits = { maximumFractionDigits: 20 };

const formatNumber = (value: number, language: string) => value.toLocaleString(language, allDigits);

/** The number with which a field begins, as its text. */
export const initialText = (initial: number, language: string = site.language): string =>
  initial.toLocaleString(language, { ...allDigits, useGrouping: false });

/** A whole number with a separator in every thousand: Spanish leaves it out up to 9999. */
const grouped = (value: number, language: string) =>
  withoutSpaces(value.toLocaleString(language, { useGrouping: 'always' }));

const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');

/** A text with the digits 0 to 9 in place of those of a language. */
function withLatinDigits(text: string, language: string): string {
  const digits = [...(9_876_543_210).toLocaleString(language, { useGrouping: false })].reverse();
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value < 0 ? digit : `${value}`;
  });
}

/**
 * Reads a number from the text of a field, written as the site's language does, in its digits or in
 * 0 to 9, with or without spaces or its separators between thousands. Undefined if a separator is
 * another language's, or if it is not a number in the field's range.
 */
export function parseNumber(
  { min, max }: CalculatorField,
  text: string,
  language: string = site.language,
): number | undefined {
  const [, group = '', point = ''] = formatNumber(11_111.5, language).split(/\p{Nd}+/u);
  const latin = withLatinDigits(withoutSpaces(text), language);
  const [whole = '', ...fractions] = latin.split(point);
  const digits = whole.replaceAll(group, '');
  const number = [digits || '0', ...fractions].join('.');
  const isGrouped =
    whole === digits || whole === withLatinDigits(grouped(+digits, language), language);
  const areDigits = /^\d*$/.test(digits) && /\d/.test(latin) && /^\d+(?:\.\d*)?$/.test(number);
  const value = isGrouped && areDigits ? +number : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** The error message of a field whose text is not a number in its range. */
export function rangeMessage(
  { label, min, max }: CalculatorField,
  language: string = site.language,
): string {
  return `Write a number from ${formatNumber(min, language)} to ${formatNumber(max, language)} for “${label}”.`;
}
