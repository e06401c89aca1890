import { calculators } from '@/content/calculators/calculators';
import type { Calculator, CalculatorField, ProductChoice } from '@/content/schema/calculators';
import { site } from '@/content/site';

/** The calculator with a name; undefined if there is none. */
export function calculatorOf(name: string | undefined): Calculator | undefined {
  return name !== undefined && Object.hasOwn(calculators, name) ? calculators[name] : undefined;
}

/** Whether a calculator shows products for needs. The others ask for numbers. */
export function isProductChoice(calculator: Calculator): calculator is ProductChoice {
  return 'needs' in calculator;
}

const formatNumber = (value: number, language: string) => value.toLocaleString(language);

const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');

/**
 * Reads a number from the text of a field, written as the site's language does, with or without
 * spaces or its separators between thousands. Undefined if it is not a number in the field's range.
 */
export function parseNumber(
  { min, max }: CalculatorField,
  text: string,
  language: string = site.language,
): number | undefined {
  const [, group = '', point = ''] = formatNumber(11_111.5, language).split(/\d+/);
  const [whole = '', ...fraction] = withoutSpaces(text).split(point);
  const digits = whole.replaceAll(group, '');
  const number = [digits, ...fraction].join('.');
  const isGrouped = [digits, withoutSpaces(formatNumber(+digits, language))].includes(whole);
  const value = isGrouped && /^\d+\.?\d*$/.test(number) ? +number : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** The error message of a field whose text is not a number in its range. */
export function rangeMessage(
  { label, min, max }: CalculatorField,
  language: string = site.language,
): string {
  return `Write a number from ${formatNumber(min, language)} to ${formatNumber(max, language)} for “${label}”.`;
}
