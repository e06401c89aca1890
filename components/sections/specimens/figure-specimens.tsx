import type { ReactNode } from 'react';
import { OfflineSale } from '@/components/figures/offline-sale';
import { Reach } from '@/components/figures/reach';
import { Screen } from '@/components/figures/screen';
import { StepSpan } from '@/components/figures/step-span';
import { ArticleFigure } from '@/components/sections/article-figure';
import { busyParties, type PostFigure } from '@/content/schema/figures';
import type { Section } from '@/content/schema/pages';
import { timelineOf } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';

export interface Specimen {
  readonly heading: string;
  readonly show: () => ReactNode;
}

type Figure = PostFigure['figure'];

const figureTypes: readonly string[] = [
  'flow',
  'systems',
  'chart',
  'calculator',
] satisfies readonly Figure['type'][];
const isFigure = (section: Section): section is Extract<Section, Figure> =>
  figureTypes.includes(section.type);

const figures: readonly Figure[] = builtPages.flatMap(({ path }) => {
  const copy = copyOf(path);
  return [
    ...('sections' in copy ? copy.sections.filter(isFigure) : []),
    ...('figures' in copy ? (copy.figures ?? []).map(({ figure }) => figure) : []),
  ];
});

/** The type of a figure, with that of a chart's data or the name of a calculator. */
function typeOf(figure: Figure): string {
  switch (figure.type) {
    case 'chart':
      return `chart, ${figure.data.type}`;
    case 'calculator':
      return `calculator, ${figure.calculator}`;
    default:
      return figure.type;
  }
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

const figuresOfEachForm = firstOfEach(figures, typeOf);
const figuresOfEachType = firstOfEach(figuresOfEachForm, ({ type }) => type);

const specimenOf = (figure: Figure): Specimen => ({
  heading: `Figure: ${typeOf(figure)}`,
  show: () => <ArticleFigure figure={figure} />,
});

/**
 * The timeline of a service. The bars show the parties that can work on a step, one after the
 * other.
 */
function Timeline() {
  return pathsOfKind('service')
    .slice(0, 1)
    .map((service) => {
      const { process } = copyOf(service);
      const steps = process && 'steps' in process ? process.steps : [];
      const bars = timelineOf(steps)?.bars;
      return (
        <ol key={service} className="grid gap-3">
          {steps.map(({ title, time }, index) => (
            <li key={title}>
              <StepSpan
                time={time}
                busy={busyParties[index % busyParties.length]}
                bar={bars?.[index]}
              />
            </li>
          ))}
        </ol>
      );
    });
}

const screens = pathsOfKind('product').flatMap((product) => copyOf(product).screens);
const screensOfEachBlock = new Set(
  firstOfEach(
    screens.flatMap((screen) => screen.blocks.map(({ type }) => ({ type, screen }))),
    ({ type }) => type,
  ).map(({ screen }) => screen),
);

/** Where and when the company works, from the first page that shows it. */
const reaches = builtPages
  .flatMap(({ path }) => {
    const copy = copyOf(path);
    return 'sections' in copy ? copy.sections.filter((section) => section.type === 'reach') : [];
  })
  .slice(0, 1);

const { figure } = copyOf('/');

/** A figure of each type, from the pages of the site. */
export const figureSpecimens: readonly Specimen[] = [
  { heading: 'Figure: timeline', show: () => <Timeline /> },
  ...figuresOfEachType.map(specimenOf),
  ...reaches.map((reach) => ({
    heading: 'Figure: where and when',
    show: () => <Reach {...reach} isTarget={false} />,
  })),
  ...(figure.type === 'offline-sale'
    ? [{ heading: 'Figure: the sale', show: () => <OfflineSale {...figure} /> }]
    : []),
];

/**
 * The charts and calculators that `figureSpecimens` does not show, and screens that together
 * contain every type of block.
 */
export const furtherFigures: readonly Specimen[] = [
  ...figuresOfEachForm.filter((shown) => !figuresOfEachType.includes(shown)).map(specimenOf),
  ...[...screensOfEachBlock].map((screen) => ({
    heading: `Screen: ${screen.title}`,
    show: () => <Screen screen={screen} />,
  })),
];
