import type { Calculator, CommonAnswers } from '@/content/schema/calculators';
import { nameOf } from '@/lib/pages/titles';
import { isProductChoice } from './calculators';

/** A calculator's formula, and its answers for print and for browsers without scripts. */
export function commonAnswers(
  calculator: Calculator,
): CommonAnswers & { readonly formula: string } {
  if (!isProductChoice(calculator))
    return { formula: calculator.formula, ...calculator.commonAnswers() };
  return {
    formula: 'Products that do more of what you ticked come first.',
    caption: 'What each product does',
    rows: [
      ['Need', 'Products that do it'],
      ...calculator.needs.map(({ label, products }) => [label, products.map(nameOf).join(', ')]),
    ],
  };
}
