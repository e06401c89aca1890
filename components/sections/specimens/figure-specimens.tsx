import type { ReactNode } from 'react';
import { Chart } from '@/components/figures/chart';
import { Flow } from '@/components/figures/flow';
import { OfflineSale } from '@/components/figures/offline-sale';
import { Reach } from '@/components/figures/reach';
import { Screen } from '@/components/figures/screen';
import { StepSpan } from '@/components/figures/step-span';
import { SystemsMap } from '@/components/figures/systems-map';
import { Calculator } from '@/components/sections/calculators/calculator';
import { busyParties } from '@/content/figures';
import { withCurrency } from '@/content/money';
import type { Screen as ScreenData } from '@/content/screens';
import { timelineOf } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';

const homeFigure = copyOf('/').figure;

const steps = [
  { title: 'First', time: { from: 3, to: 5, unit: 'days' } },
  { title: 'Second', time: { from: 2, unit: 'weeks' } },
  { title: 'Third', time: { from: 1, to: 4, unit: 'weeks', note: '(mostly waiting)' } },
  { title: 'Fourth', time: { from: 1, unit: 'weeks' } },
  { title: 'Fifth', time: 'From then on' },
] as const;

function Timeline() {
  const bars = timelineOf(steps)?.bars;
  return (
    <ol className="grid gap-3">
      {steps.map(({ title, time }, index) => (
        <li key={title}>
          <StepSpan time={time} busy={busyParties[index]} bar={bars?.[index]} />
        </li>
      ))}
    </ol>
  );
}

const view = {
  title: 'A screen',
  state: 'in some state',
  blocks: [
    {
      type: 'totals',
      items: [
        { label: 'One total', value: withCurrency(1_250) },
        { label: 'Another', value: '12' },
      ],
    },
    {
      type: 'rows',
      items: [
        { text: 'A row that is done', value: '1', mark: 'done' },
        { text: 'An open row', mark: 'open' },
        { text: 'A late row of many words', value: '4,200', mark: 'late' },
      ],
    },
    { type: 'buttons', items: ['First', 'Second'] },
  ],
} satisfies ScreenData;

const taskView = {
  title: 'A task',
  blocks: [{ type: 'buttons', items: ['The only one'] }],
} satisfies ScreenData;

const reportView = {
  title: 'A report',
  blocks: [
    {
      type: 'bars',
      items: [
        { label: 'Most', value: 9, text: '9' },
        { label: 'Least', value: 1, text: '1' },
      ],
    },
  ],
} satisfies ScreenData;

interface Specimen {
  readonly heading: string;
  readonly show: () => ReactNode;
}

/** Every kind of figure with sample data of awkward lengths. */
export const figureSpecimens: readonly Specimen[] = [
  { heading: 'Figure: timeline', show: () => <Timeline /> },
  {
    heading: 'Figure: flow',
    show: () => (
      <Flow
        place="article"
        heading="A flow"
        actors={['Sender', 'Queue in between', 'Receiver', 'Desk']}
        messages={[
          { from: 'Sender', to: 'Queue in between', text: 'Sent' },
          {
            from: 'Queue in between',
            to: 'Receiver',
            text: 'A message of so many words that it has to wrap',
            state: 'fails',
          },
          { from: 'Queue in between', to: 'Queue in between', text: 'Kept', state: 'waits' },
          { from: 'Desk', to: 'Sender', text: 'Answered over three lanes' },
        ]}
      />
    ),
  },
  {
    heading: 'Figure: map of systems',
    show: () => (
      <SystemsMap
        place="article"
        heading="A map"
        main="Main system"
        systems={['First', 'Second of them', 'Third', 'Main system', 'Below']}
        links={[
          { from: 'First', to: 'Main system', carries: 'One way' },
          { from: 'Second of them', to: 'Main system', carries: 'Both ways', both: true },
          { from: 'Third', to: 'Main system', carries: 'One way' },
          { from: 'Main system', to: 'Below', carries: 'Onward, with words that wrap' },
        ]}
      />
    ),
  },
  {
    heading: 'Figure: charts',
    show: () => (
      <>
        <Chart place="article" heading="Payroll" data={{ form: 'payroll', gross: 80_000 }} />
        <Chart
          place="article"
          heading="A line with a level"
          data={{
            form: 'line',
            across: 'Load, W',
            up: 'Hours',
            points: [
              [240, 4.8],
              [480, 2.4],
              [960, 1.2],
            ],
            level: { value: 1, label: 'The level' },
          }}
        />
      </>
    ),
  },
  {
    heading: 'Figure: calculator',
    show: () => <Calculator place="article" heading="Payroll" calculator="payroll" />,
  },
  {
    heading: 'Figure: screens',
    show: () =>
      [view, taskView, reportView].map((screen) => <Screen key={screen.title} screen={screen} />),
  },
  {
    heading: 'Figure: where and when',
    show: () => (
      <Reach
        heading="Where and when"
        travel={{ counties: ['North', 'Middle', 'South'], words: 'Words next to the coast.' }}
        faults={{ words: 'Words next to the dial, which are longer than those above.' }}
      />
    ),
  },
  ...(homeFigure.type === 'offline-sale'
    ? [{ heading: 'Figure: the sale', show: () => <OfflineSale {...homeFigure} /> }]
    : []),
];

/** Further forms of the same kinds, in the same colours. */
export const furtherFigures: readonly Specimen[] = [
  {
    heading: 'Bars',
    show: () => (
      <Chart
        place="article"
        heading="Bars"
        data={{
          form: 'bars',
          unit: 'minutes',
          bars: [
            { label: 'Before', value: 55 },
            { label: 'After, with a longer label', value: 12, mark: true },
            { label: 'Nothing', value: 0 },
          ],
        }}
      />
    ),
  },
  {
    heading: 'Restore time',
    show: () => <Calculator place="article" heading="Restore time" calculator="restore-time" />,
  },
  {
    heading: 'Product',
    show: () => <Calculator place="article" heading="Product" calculator="product-choice" />,
  },
];
