import type { PagePathOf } from '@/content/tree';

/**
 * A number that a calculator asks for, with its range. Outside the range, an answer would not be
 * meaningful.
 */
export interface CalculatorField {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

/** An answer as text, with the lines of its calculation. */
export interface CalculatorAnswer {
  readonly answer: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** A table of answers for common values. The first row contains the column headings. */
export interface CommonAnswers {
  readonly caption: string;
  readonly rows: readonly (readonly string[])[];
}

/** Calculates an answer from numbers. */
export interface NumberCalculator {
  readonly fields: readonly CalculatorField[];
  /** The words after the answer, such as `to fetch it back`. */
  readonly after: string;
  /** Calculates the answer. `values` are in range and in the order of `fields`. */
  readonly calculate: (values: readonly number[]) => CalculatorAnswer;
  /** How the answer is calculated, in one line. */
  readonly formula: string;
  /** The answers for print and for browsers without scripts. */
  readonly commonAnswers: () => CommonAnswers;
}

/** A need in visitors' words, with the products that meet it. */
export interface ProductNeed<Product> {
  readonly id: string;
  readonly label: string;
  readonly products: readonly Product[];
}

/** Shows the products that meet the needs that a visitor ticks. */
export interface ProductChoice {
  readonly needs: readonly ProductNeed<PagePathOf<'product'>>[];
}

export type Calculator = NumberCalculator | ProductChoice;
