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

/**
 * Reads a number from the text of a field, with or without spaces or commas between thousands.
 * Undefined if it is not a number in the field's range.
 */
export function parseNumber({ min, max }: CalculatorField, text: string): number | undefined {
  const typed = text.replace(/[\s\p{Cf}]/gu, '');
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(typed);
  const value = isNumber ? Number(typed.replaceAll(',', '')) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const formatNumber = (value: number) => value.toLocaleString(site.language);

/** The error message of a field whose text is not a number in its range. */
export function rangeMessage({ label, min, max }: CalculatorField): string {
  return `Write a number from ${formatNumber(min)} to ${formatNumber(max)} for “${label}”.`;
}
