import { z } from 'zod';
import { calculators } from '@/content/calculators/calculators';
import {
  type CalculatorSection,
  calculator,
  type Flow,
  flow,
  type Systems,
  systems,
} from '@/content/schema/figures';
import { calculatorOf } from '@/lib/figures/calculators';
import { actorWidthMax, labelSize } from '@/lib/figures/flow';
import { nameWidthMax } from '@/lib/figures/systems';
import { wordTooWide } from '@/lib/figures/text-width';
import { fieldsIn } from '../fields';

/** Reports names of a figure in which a word is too wide for its box. */
const wideNames = (names: readonly string[], width: number) =>
  names.flatMap((name) => {
    const word = wordTooWide(name, labelSize, width);
    return word === undefined
      ? []
      : [`the word "${word}", which is too wide for a screen of 320 pixels. Use a shorter word`];
  });

function mistakesOf(figure: CalculatorSection | Flow | Systems): readonly string[] {
  if (figure.type === 'calculator') {
    const { calculator: name } = figure;
    const names = Object.keys(calculators).join(', ');
    return calculatorOf(name)
      ? []
      : [`"${name}", which is not in content/calculators/calculators.ts. Use one of: ${names}`];
  }
  if (figure.type === 'flow') return wideNames(figure.actors, actorWidthMax(figure.actors.length));
  return wideNames(
    figure.systems.map(({ name }) => name),
    nameWidthMax,
  );
}

const drawn = z.discriminatedUnion('type', [calculator, flow, systems]);

/**
 * Reports flows and maps of systems with names that do not fit on a phone, and calculators that do
 * not exist.
 */
export function figureMistakes(copy: unknown): readonly string[] {
  return fieldsIn(copy).flatMap(({ field, value }) => {
    const figure = drawn.safeParse(value).data;
    const mistakes = figure === undefined ? [] : mistakesOf(figure);
    return mistakes.map((mistake) => `the figure "${field}" has ${mistake}.`);
  });
}
