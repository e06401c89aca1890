import { z } from 'zod';
import { type Flow, flow, postFigure, type Systems, systems } from '@/content/figures';
import { copySchemas } from '@/content/schema';
import { contentsOf } from '@/lib/article';
import { labelSize, laneWidth } from '@/lib/figures/flow';
import { drawSystems, mapWidth, nameWidth } from '@/lib/figures/systems';
import { wordTooWide } from '@/lib/figures/text-width';
import { repeatedNames } from '../repeats';

const processes = z.object({
  process: copySchemas.service.shape.process.optional(),
  sections: copySchemas.sitemap.shape.sections.optional(),
});

type Process = z.infer<typeof copySchemas.service.shape.process>;

function processMistakes({ heading, steps, busy }: Omit<Process, 'type'>): readonly string[] {
  return busy && busy.length !== steps.length
    ? [
        `"${heading}" says who is busy in ${busy.length} steps and has ${steps.length}. Give busy one party for each step.`,
      ]
    : [];
}

const wordFit = (names: readonly string[], width: number, what: string, heading: string) =>
  names.flatMap((name) => {
    const word = wordTooWide(name, labelSize, width);
    return word
      ? [
          `the ${what} "${name}" of "${heading}" has a word, "${word}", that is too wide for a screen of 320 pixels. Use a shorter word.`,
        ]
      : [];
  });

function flowMistakes({ heading, actors, messages }: Flow): readonly string[] {
  const lost = messages.flatMap(({ from, to, text }) =>
    [from, to]
      .filter((name) => !actors.includes(name))
      .map(
        (name) =>
          `the message "${text}" of "${heading}" names "${name}", who is no actor. Use one of: ${actors.join(', ')}.`,
      ),
  );
  const idle = actors
    .filter((name) => messages.every(({ from, to }) => from !== name && to !== name))
    .map(
      (name) =>
        `the actor "${name}" of "${heading}" sends and gets nothing. Give it a message, or take it out.`,
    );
  return [
    ...repeatedNames(actors).map(
      (name) => `"${heading}" has the actor "${name}" twice. Name each actor once.`,
    ),
    ...lost,
    ...idle,
    ...wordFit(actors, laneWidth(actors.length), 'actor', heading),
  ];
}

function systemsMistakes(map: Systems): readonly string[] {
  const { heading, main, systems: names, links } = map;
  const lost = [main, ...links.flatMap(({ from, to }) => [from, to])]
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `"${heading}" names "${name}", which is no system of it. Use one of: ${names.join(', ')}.`,
    );
  const loops = links
    .filter(({ from, to }) => from === to)
    .map(
      ({ from }) =>
        `a link of "${heading}" leads from "${from}" to itself. Name the system at the other end.`,
    );
  const alone = names
    .filter((name) => links.every(({ from, to }) => from !== name && to !== name))
    .map((name) => `"${name}" of "${heading}" has no link. Give it one, or take it out.`);
  const mistakes = [
    ...repeatedNames(names).map(
      (name) => `"${heading}" has the system "${name}" twice. Name each system once.`,
    ),
    ...lost,
    ...loops,
    ...alone,
    ...wordFit(names, nameWidth, 'system', heading),
  ];
  if (mistakes.length > 0) return mistakes;
  const { width } = drawSystems(map);
  return width > mapWidth
    ? [
        `the map "${heading}" is ${width} wide, ${mapWidth} at most. Reverse a link so that fewer systems are on one level, or merge two systems.`,
      ]
    : [];
}

function figureMistakes(figure: unknown): readonly string[] {
  const drawnFlow = flow.safeParse(figure).data;
  const drawnMap = systems.safeParse(figure).data;
  return [
    ...(drawnFlow ? flowMistakes(drawnFlow) : []),
    ...(drawnMap ? systemsMistakes(drawnMap) : []),
  ];
}

const article = z.object({ body: z.string(), figures: z.array(postFigure) });

function articleMistakes(copy: unknown): readonly string[] {
  const post = article.safeParse(copy).data;
  if (!post) return [];
  const headings = contentsOf(post.body).map(({ heading }) => heading);
  return [
    ...post.figures
      .filter(({ under }) => !headings.includes(under))
      .map(
        ({ under, figure }) =>
          `the figure "${figure.heading}" is placed under "${under}", which is not a heading of the article. Use one of: ${headings.join('; ')}.`,
      ),
    ...post.figures.flatMap(({ figure }) => figureMistakes(figure)),
  ];
}

/** The mistakes in the figures and timelines of a page's copy that the schema does not find, each with the value and a remedy. */
export function figureMistakesOf(copy: unknown): readonly string[] {
  const { process, sections = [] } = processes.safeParse(copy).data ?? {};
  return [
    ...(process ? processMistakes(process) : []),
    ...sections.flatMap((section) => {
      if (section.type === 'process') return processMistakes(section);
      if (section.type !== 'comparison') return figureMistakes(section);
      return section.suits && section.suits.length !== section.columns.length
        ? [
            `the comparison "${section.heading}" says whom ${section.suits.length} columns suit and has ${section.columns.length}. Give suits one entry for each column.`,
          ]
        : [];
    }),
    ...articleMistakes(copy),
    ...figureMistakes(z.object({ figure: z.unknown() }).safeParse(copy).data?.figure),
  ];
}
