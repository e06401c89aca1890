import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Drawing } from '@/components/figures/drawing/drawing';
import { Screen } from '@/components/figures/screen';
import { Sections } from '@/components/sections/sections';
import type { NumberCalculator, ProductChoice } from '@/content/schema/calculators';
import { type DrawingPart, drawing } from '@/content/schema/drawings';
import { copySchemas, type Section } from '@/content/schema/pages';
import { type ScreenBlock, screen } from '@/content/schema/screens';
import { standIn } from '@/content/values/company-value';
import { fragmentsOf } from '@/lib/checks/copy/copy-problems';
import { frameIds } from '@/lib/fragments';

/** Calculators of this test, because a company may have none. */
vi.mock('@/content/calculators/calculators', async () => {
  const { pathsOfKind } = await import('@/lib/pages/tree');
  const sum: NumberCalculator = {
    fields: [{ name: 'n', label: 'A number', initial: 1, min: 0, max: 9 }],
    after: 'in all',
    calculate: ([n = 0]) => ({ answer: `${n + n}`, lines: [['Twice', `${n}`]] }),
    formula: 'n + n',
    commonAnswers: () => ({ caption: 'Sums', rows: [['n'], ['2']] }),
  };
  const choice: ProductChoice = {
    needs: [{ id: 'need', label: 'A need', products: pathsOfKind('product') }],
  };
  return { calculators: { sum, choice } };
});

/*
 * Every section and every figure, with the least and with the most content that its schema allows.
 * A type without an entry here does not compile.
 */

interface Extremes<T> {
  readonly least: T;
  readonly most: T;
}
/** The members of a union that may have a type. A surface of a drawing may have several. */
type OfType<T extends { readonly type: string }, K> = T extends unknown
  ? K extends T['type']
    ? T
    : never
  : never;
type Table<T extends { readonly type: string }> = {
  readonly [K in T['type']]: Extremes<OfType<T, K>>;
};

const times = <T,>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * A text of exactly so many characters, in words. It starts with a number that makes it unlike
 * others.
 */
const long = (length: number, number: number) =>
  `${number} ${'word '.repeat(length)}`
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, 'x');

/** A text in Markdown, with each element that a section may have. */
const prose =
  '**Bold** words, [a link](/about) and a list:\n\n- one\n- two\n\n### A part\n\n| Key | Value |\n|---|---|\n| a | b |';
const actors = times(4, (n) => long(28, n));
const [first = '', second = '', third = '', fourth = ''] = actors;

const sections = {
  statement: {
    least: { type: 'statement', heading: 'Why', body: 'So.' },
    most: { type: 'statement', heading: long(90, 1), body: prose },
  },
  process: {
    least: {
      type: 'process',
      heading: 'How',
      steps: times(3, (n) => ({ title: `Do ${n}`, body: 'So.' })),
    },
    most: {
      type: 'process',
      heading: long(90, 1),
      intro: prose,
      steps: times(9, (n) => ({
        title: long(70, n),
        body: prose,
        time: { from: n, to: n + 1, unit: 'weeks', note: long(70, n + 20) },
      })),
      busy: times(9, (n) => (['us', 'you', 'both', 'others'] as const)[n % 4] ?? 'us'),
    },
  },
  specification: {
    least: {
      type: 'specification',
      heading: 'All',
      rows: times(3, (n) => ({ term: `T${n}`, detail: 'So.' })),
    },
    most: {
      type: 'specification',
      heading: long(90, 1),
      intro: prose,
      rows: times(12, (n) => ({ term: long(60, n), detail: prose })),
    },
  },
  terms: {
    least: {
      type: 'terms',
      heading: 'All',
      lists: times(2, (n) => ({ heading: `G0${n}`, rows: [{ term: `T${n}`, detail: 'So.' }] })),
    },
    most: {
      type: 'terms',
      heading: long(90, 1),
      intro: prose,
      lists: times(4, (n) => ({
        heading: long(60, n),
        rows: times(6, (m) => ({ term: long(60, n * 6 + m), detail: prose })),
      })),
    },
  },
  comparison: {
    least: {
      type: 'comparison',
      heading: 'Two',
      rowHeading: 'By',
      columns: ['Rent', 'Buy'],
      rows: times(2, (n) => ({ label: `R${n}`, cells: ['a', 'b'] })),
    },
    most: {
      type: 'comparison',
      heading: long(90, 1),
      intro: prose,
      rowHeading: long(30, 2),
      columns: times(4, (n) => long(40, n)),
      suits: times(4, (n) => long(60, n)),
      rows: times(9, (row) => ({
        label: long(60, row),
        cells: times(4, (n) => long(80, row * 10 + n)),
      })),
    },
  },
  example: {
    least: {
      type: 'example',
      heading: 'One',
      body: 'So.',
      figures: times(2, (n) => ({ label: `L${n}`, value: `${n}` })),
    },
    most: {
      type: 'example',
      heading: long(90, 1),
      body: prose,
      figures: times(6, (n) => ({ label: long(50, n), value: long(40, n + 10) })),
    },
  },
  bill: {
    least: {
      type: 'bill',
      heading: 'Sum',
      lines: times(2, (n) => ({
        item: `It ${n}`,
        count: 1,
        unit: 'user',
        each: standIn(1),
        paid: 'once',
      })),
    },
    most: {
      type: 'bill',
      heading: long(90, 1),
      intro: prose,
      lines: times(8, (n) => ({
        item: long(60, n),
        count: 9_999,
        unit: `${long(15, n)} site`,
        each: standIn(9_999_999),
        paid: (['once', 'month', 'term', 'year'] as const)[n % 4] ?? 'once',
      })),
    },
  },
  documents: {
    least: {
      type: 'documents',
      heading: 'All',
      papers: times(2, (n) => ({
        title: `Paper ${n}`,
        blocks: [{ type: 'buttons', items: ['Go'] }],
      })),
    },
    most: {
      type: 'documents',
      heading: long(90, 1),
      papers: times(4, (n) => ({
        title: long(32, n),
        state: long(40, n + 10),
        blocks: times(4, (m) => ({
          type: 'rows',
          items: times(6, (k) => ({ text: long(48, n * 100 + m * 10 + k) })),
        })),
      })),
    },
  },
  measures: {
    least: { type: 'measures', heading: 'Per', intro: 'So.' },
    most: { type: 'measures', heading: long(90, 1), intro: prose },
  },
  flow: {
    least: {
      type: 'flow',
      heading: 'Way',
      actors: ['Us', 'You'],
      messages: times(3, (n) => ({ from: 'Us', to: 'You', text: `Msg ${n}` })),
    },
    most: {
      type: 'flow',
      heading: long(90, 1),
      intro: prose,
      actors,
      messages: times(10, (n) => ({
        from: n % 2 ? first : second,
        to: n === 5 ? first : n % 2 ? fourth : third,
        text: long(90, n),
        ...(n % 3 > 0 && { state: n % 3 === 1 ? ('waits' as const) : ('fails' as const) }),
      })),
    },
  },
  systems: {
    least: {
      type: 'systems',
      heading: 'Map',
      main: 'AA',
      systems: ['AA', 'BB', 'CC'].map((name, index) => ({ name, row: index + 1, column: 1 })),
      links: [
        { from: 'AA', to: 'BB', carries: 'data' },
        { from: 'BB', to: 'CC', carries: 'data too' },
      ],
    },
    most: {
      type: 'systems',
      heading: long(90, 1),
      intro: prose,
      main: long(28, 1),
      systems: times(10, (n) => ({ name: long(28, n), row: n, column: [1, 1.5, 3][n % 3] ?? 1 })),
      links: times(9, (n) => ({
        from: long(28, n),
        to: long(28, n + 1),
        carries: long(120, n),
        both: n % 2 === 0,
      })),
    },
  },
  chart: {
    least: {
      type: 'chart',
      heading: 'Bar',
      data: { type: 'bars', unit: 'x', bars: times(2, (n) => ({ label: `B${n}`, value: 0 })) },
    },
    most: {
      type: 'chart',
      heading: long(90, 1),
      intro: prose,
      data: {
        type: 'line',
        xLabel: long(30, 1),
        yLabel: long(30, 2),
        points: times(24, (n): [number, number] => [n * 1_000_000, n * -1_000_000]),
        level: { value: -12_000_000, label: long(48, 3) },
      },
    },
  },
  calculator: {
    least: { type: 'calculator', heading: 'Sum', calculator: 'sum' },
    most: { type: 'calculator', heading: long(90, 1), intro: prose, calculator: 'choice' },
  },
  'company-facts': {
    least: { type: 'company-facts', heading: 'Who', body: 'So.' },
    most: { type: 'company-facts', heading: long(90, 1), body: prose },
  },
  'company-statistics': {
    least: { type: 'company-statistics', heading: 'Sum' },
    most: { type: 'company-statistics', heading: long(90, 1), intro: prose },
  },
  reach: {
    least: {
      type: 'reach',
      heading: 'Map',
      travel: { words: 'We travel for nothing.' },
      faults: { words: 'Report faults always.' },
    },
    most: {
      type: 'reach',
      heading: long(90, 1),
      travel: { words: long(160, 4) },
      faults: { words: long(200, 5) },
    },
  },
} satisfies Table<Section>;

/** One of several squares of a picture. */
const square = (n: number) => ({ look: 'body' as const, outline: `M${n} 0h9v9h-9z` });

const blocks = {
  totals: {
    least: { type: 'totals', items: times(2, (n) => ({ label: `L${n}`, value: `${n}` })) },
    most: { type: 'totals', items: times(4, (n) => ({ label: long(30, n), value: long(18, n) })) },
  },
  rows: {
    least: { type: 'rows', items: [{ text: 'So' }] },
    most: {
      type: 'rows',
      items: times(6, (n) => ({ text: long(48, n), value: long(20, n), mark: 'late' })),
    },
  },
  bars: {
    least: { type: 'bars', items: times(2, (n) => ({ label: `L${n}`, value: 0, text: `${n}` })) },
    most: {
      type: 'bars',
      items: times(7, (n) => ({ label: long(24, n), value: 10 ** n, text: long(20, n) })),
    },
  },
  table: {
    least: {
      type: 'table',
      columns: ['Aa', 'Bb'],
      rows: times(2, (n) => ({ cells: [`a${n}`, `b${n}`] })),
    },
    most: {
      type: 'table',
      columns: times(4, (n) => long(16, n)),
      rows: times(8, (row) => ({ cells: times(4, (n) => long(30, row * 10 + n)), mark: 'done' })),
    },
  },
  grid: {
    least: { type: 'grid', rows: [{ label: 'A', squares: [{}] }] },
    most: {
      type: 'grid',
      columns: times(8, (n) => long(6, n)),
      rows: times(7, (row) => ({
        label: long(8, row),
        squares: [
          { text: long(16, row + 10), span: 2, mark: 'open' },
          ...times(6, (n) => ({ text: long(16, row * 10 + n + 20) })),
        ],
      })),
    },
  },
  buttons: {
    least: { type: 'buttons', items: ['Go'] },
    most: { type: 'buttons', items: times(4, (n) => long(24, n)) },
  },
  messages: {
    least: { type: 'messages', items: [{ from: 'us', text: 'Hi' }] },
    most: {
      type: 'messages',
      items: times(5, (n) => ({
        from: n % 2 ? 'us' : 'them',
        by: long(32, n),
        text: long(110, n),
      })),
    },
  },
  fields: {
    least: { type: 'fields', items: [{ label: 'No', value: '1' }] },
    most: { type: 'fields', items: times(5, (n) => ({ label: long(28, n), value: long(32, n) })) },
  },
  picture: {
    least: { type: 'picture', height: 40, shapes: times(2, square) },
    most: { type: 'picture', height: 320, shapes: times(24, square) },
  },
} satisfies Table<ScreenBlock>;

const surface = <T extends 'window' | 'laptop' | 'phone' | 'paper' | 'receipt'>(type: T) => ({
  least: { type, title: 'So', blocks: [blocks.rows.least] },
  most: {
    type,
    title: long(32, 1),
    state: long(40, 2),
    blocks: [blocks.table.most, blocks.messages.most, blocks.fields.most, blocks.buttons.most],
  },
});

const parts = {
  window: surface('window'),
  phone: surface('phone'),
  paper: surface('paper'),
  receipt: surface('receipt'),
  laptop: surface('laptop'),
  plan: {
    least: { type: 'plan', height: 120, rooms: [{ at: [0, 0], size: [10, 10] }], points: [] },
    most: {
      type: 'plan',
      height: 320,
      rooms: times(12, (n): { label: string; at: [number, number]; size: [number, number] } => ({
        label: long(22, n),
        at: [n, n],
        size: [60, 60],
      })),
      points: times(
        16,
        (n): { label: string; at: [number, number]; reach: number; mark: 'late' } => ({
          label: long(18, n),
          at: [n, n],
          reach: 160,
          mark: 'late',
        }),
      ),
      lines: times(8, (n): { points: [number, number][]; mark: 'open' } => ({
        points: times(6, (m): [number, number] => [n, m]),
        mark: 'open',
      })),
    },
  },
  map: {
    least: {
      type: 'map',
      areas: times(4, (n) => ({ label: `${n}`, at: [0, n] as [number, number] })),
    },
    most: {
      type: 'map',
      areas: times(24, (n) => ({
        label: long(9, n),
        at: [n % 6, Math.floor(n / 6)] as [number, number],
        mark: 'done' as const,
      })),
    },
  },
  result: {
    least: {
      type: 'result',
      query: 'tax',
      address: 'a.b',
      title: 'Tax',
      words: 'How the tax is counted.',
    },
    most: {
      type: 'result',
      query: long(48, 1),
      address: long(48, 2),
      title: long(60, 3),
      words: long(160, 4),
    },
  },
  boxes: {
    least: { type: 'boxes', items: times(2, (n) => ({ label: `B${n}` })) },
    most: {
      type: 'boxes',
      items: times(4, (n) => ({ label: long(40, n), value: long(12, n), mark: 'late' as const })),
    },
  },
  rack: {
    least: { type: 'rack', title: 'So', units: times(3, (n) => ({ label: `U${n}` })) },
    most: {
      type: 'rack',
      title: long(32, 20),
      units: times(9, (n) => ({ label: long(30, n), note: long(22, n), mark: 'open' as const })),
    },
  },
  columns: {
    least: { type: 'columns', title: 'Sum', items: times(3, (n) => ({ label: `${n}`, value: 0 })) },
    most: {
      type: 'columns',
      title: long(48, 20),
      items: times(12, (n) => ({
        label: long(8, n),
        value: 10 ** n,
        text: long(8, n + 20),
        mark: 'done' as const,
      })),
    },
  },
  route: {
    least: { type: 'route', title: 'Way', stops: times(3, (n) => ({ label: `S${n}` })) },
    most: {
      type: 'route',
      title: long(48, 20),
      stops: times(7, (n) => ({
        label: long(40, n),
        note: long(40, n + 20),
        mark: 'open' as const,
      })),
    },
  },
  ring: {
    least: {
      type: 'ring',
      look: 'disk',
      whole: 100,
      title: 'So',
      centre: '9',
      arcs: [{ label: 'No', from: 0, to: 1 }],
    },
    most: {
      type: 'ring',
      look: 'clock',
      whole: 60,
      title: long(32, 20),
      centre: long(10, 21),
      arcs: times(5, (n) => ({
        label: long(32, n),
        note: long(24, n + 30),
        from: n * 10,
        to: n * 10 + 9,
        mark: 'late' as const,
      })),
    },
  },
  scene: {
    least: {
      type: 'scene',
      title: 'So',
      height: 80,
      shapes: times(2, (n) => ({ look: 'body' as const, outline: `M${n} 0h90v90z` })),
      words: [],
    },
    most: {
      type: 'scene',
      title: long(40, 20),
      height: 320,
      shapes: times(24, (n) => ({ look: 'hot' as const, outline: `M${n} 0h90v90z` })),
      words: times(16, (n) => ({
        text: long(36, n),
        at: [160, n * 20] as const,
        on: 'ground' as const,
        size: 'large' as const,
      })),
    },
  },
  coast: {
    least: {
      type: 'coast',
      height: 160,
      shapes: times(2, (n) => ({ look: 'land' as const, outline: `M${n} 0h90v90z` })),
      names: [{ name: 'So', at: [40, 40], size: 'small' as const }],
    },
    most: {
      type: 'coast',
      height: 400,
      shapes: times(12, (n) => ({ look: 'area' as const, outline: `M${n * 9} 0h90v90z` })),
      names: times(10, (n) => ({
        name: long(16, n),
        at: [160, n * 30 + 30] as const,
        size: 'large' as const,
      })),
    },
  },
} satisfies Table<DrawingPart>;

/**
 * The texts of some content that a reader must find, without Markdown and the names that code uses.
 */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (
    [
      'type',
      'mark',
      'look',
      'on',
      'state',
      'form',
      'paid',
      'unit',
      'busy',
      'calculator',
      'from',
      'to',
      'main',
    ].includes(key) &&
    typeof value !== 'object'
  )
    return [];
  if (typeof value === 'string')
    return value === prose ? ['Bold words, a link and a list:'] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['busy', 'outline', 'size'].includes(name)
      ? []
      : textsIn(inner, Array.isArray(value) ? key : name),
  );
}

/** What a reader sees or hears: the text, and the names of pictures. */
function readingOf(container: HTMLElement): string {
  const names = [...container.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  return `${container.textContent} ${names.join(' ')}`.replace(/\s+/g, ' ');
}

const cases = <T extends object>(table: Readonly<Record<string, Extremes<T>>>) =>
  Object.entries(table).flatMap(([type, { least, most }]) => [
    { type, extent: 'the least', content: least },
    { type, extent: 'the most', content: most },
  ]);

function expectWhole(container: HTMLElement, content: unknown): void {
  const reading = readingOf(container);
  const texts = textsIn(content);
  for (const text of texts) {
    // As often as the content has it: one shown text does not stand for another.
    const times = texts.filter((other) => other === text).length;
    expect(reading.split(text).length - 1, text).toBeGreaterThanOrEqual(times);
  }
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity|\[object/);
}

describe.each(cases<Section>(sections))('a section "$type" with $extent content', ({ content }) => {
  test('is valid, and shows all of it', () => {
    expect(copySchemas.company.shape.sections.safeParse([content]).error).toBeUndefined();
    expectWhole(render(<Sections sections={[content]} />).container, content);
  });

  test('has the ids to which the content check lets links lead, and no other', () => {
    const { container } = render(<Sections sections={[content]} />);
    // Arrowheads and messages have ids that React counts.
    const ids = [...container.querySelectorAll('[id]:not([id^="_r_"])')].map(({ id }) => id);
    const promised = [...fragmentsOf('company', { sections: [content] })];
    expect(ids).toEqual(promised.filter((id) => !frameIds.includes(id)));
    expect(ids).toHaveLength(1);
  });
});

describe.each(cases<ScreenBlock>(blocks))(
  'a screen of "$type" with $extent content',
  ({ content }) => {
    test('is valid, and shows all of it', () => {
      const data = { title: 'Till', blocks: [content] };
      expect(screen.safeParse(data).error).toBeUndefined();
      expectWhole(render(<Screen screen={data} />).container, data);
    });
  },
);

describe.each(cases<DrawingPart>(parts))(
  'a drawing of "$type" with $extent content',
  ({ content }) => {
    test('is valid, and shows all of it', () => {
      const data = { caption: 'A sample of the part', parts: [content] };
      expect(drawing.safeParse(data).error).toBeUndefined();
      expectWhole(render(<Drawing path="/contact" drawing={data} />).container, data);
    });
  },
);
