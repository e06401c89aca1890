import { z } from 'zod';
import { calculators } from '@/content/calculators/calculators';
import { calculator, flow, systems } from '@/content/schema/figures';
import { actorWidthMax, labelSize } from '@/lib/figures/flow';
import { nameWidthMax } from '@/lib/figures/systems';
import { wordTooWide } from '@/lib/figures/text-width';
import { contentsOf } from '@/lib/pages/article';
import { fieldsIn } from '../fields';

const article = z.object({
  body: z.string(),
  figures: z.array(z.object({ under: z.string() })).optional(),
});

const drawn = z.discriminatedUnion('type', [calculator, flow, systems]);

/** Names with a word that is too wide for its box on a phone, and calculators that do not exist. */
function mistakesOf(figure: z.infer<typeof drawn>): readonly string[] {
  if (figure.type === 'calculator') {
    const names = Object.keys(calculators);
    return names.includes(figure.calculator)
      ? []
      : [
          `"${figure.calculator}", which is not in content/calculators/calculators.ts. Use one of: ${names.join(', ')}`,
        ];
  }
  const isFlow = figure.type === 'flow';
  const names = isFlow ? figure.actors : figure.systems.map(({ name }) => name);
  return names
    .map((name) =>
      wordTooWide(name, labelSize, isFlow ? actorWidthMax(names.length) : nameWidthMax),
    )
    .filter((word) => word !== undefined)
    .map(
      (word) =>
        `the word "${word}", which is too wide for a screen of 320 pixels. Use a shorter word`,
    );
}

/** Figures of an article that are under no heading of it, so that no page would show them. */
function figuresNowhere(copy: unknown): readonly string[] {
  const { body, figures = [] } = article.safeParse(copy).data ?? { body: '' };
  const headings = contentsOf(body).map(({ heading }) => heading);
  return figures.flatMap(({ under }, index) =>
    headings.includes(under)
      ? []
      : `the field "figures.${index}.under" is "${under}". It is not a heading of the article. Use one of: ${headings.join('; ')}.`,
  );
}

/** Reports figures that can't be shown, at any depth of a page's copy. */
export function figureMistakes(copy: unknown): readonly string[] {
  const unusable = fieldsIn(copy).flatMap(({ field, value }) => {
    const figure = drawn.safeParse(value).data;
    const mistakes = figure === undefined ? [] : mistakesOf(figure);
    return mistakes.map((mistake) => `the figure "${field}" has ${mistake}.`);
  });
  return [...unusable, ...figuresNowhere(copy)];
}
