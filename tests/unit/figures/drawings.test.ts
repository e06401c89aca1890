import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Drawing } from '@/components/figures/drawing/drawing';
import type { DrawingPart } from '@/content/schema/drawings';
import { drawing as schema } from '@/content/schema/drawings';
import { allOf, parseHtml } from '../../support/parse-html';

const square = { look: 'body', outline: 'M0 0h9v9h-9z' } as const;

/** One part of each type, with the least that its schema accepts. */
const leastParts: Readonly<Record<DrawingPart['type'], DrawingPart>> = {
  window: { type: 'window', title: 'Tickets', blocks: [{ type: 'buttons', items: ['Reply'] }] },
  laptop: {
    type: 'laptop',
    title: 'sample.example',
    blocks: [
      { type: 'picture', height: 40, shapes: [square, { ...square, look: 'line' }] },
      { type: 'buttons', items: ['Book'] },
    ],
  },
  phone: {
    type: 'phone',
    title: 'Messages',
    blocks: [{ type: 'messages', items: [{ from: 'us', text: 'On our way' }] }],
  },
  paper: {
    type: 'paper',
    title: 'Letter',
    blocks: [{ type: 'fields', items: [{ label: 'Name', value: 'A. Sample' }] }],
  },
  receipt: {
    type: 'receipt',
    title: 'Receipt',
    blocks: [{ type: 'rows', items: [{ text: 'Total' }] }],
  },
  plan: { type: 'plan', height: 120, rooms: [{ at: [0, 0], size: [320, 120] }], points: [] },
  map: {
    type: 'map',
    areas: ['North', 'East', 'South', 'West'].map((label, row) => ({ label, at: [0, row] })),
  },
  result: {
    type: 'result',
    query: 'plumber',
    address: 'sample.example',
    title: 'Plumbers',
    words: 'Two plumbers and their prices.',
  },
  boxes: { type: 'boxes', items: [{ label: 'All systems' }, { label: 'In scope', value: '7' }] },
  rack: {
    type: 'rack',
    title: 'Cabinet',
    units: [{ label: 'Switch' }, { label: 'Server' }, { label: 'Battery' }],
  },
  columns: {
    type: 'columns',
    title: 'Enquiries',
    items: [
      { label: 'May', value: 0 },
      { label: 'Jun', value: 0 },
      { label: 'Jul', value: 0 },
    ],
  },
  route: {
    type: 'route',
    title: 'Container',
    stops: [{ label: 'Ship' }, { label: 'Yard' }, { label: 'Gate' }],
  },
  ring: {
    type: 'ring',
    look: 'disk',
    whole: 100,
    title: 'Disk',
    centre: '9%',
    arcs: [{ label: 'Lost', from: 0, to: 9 }],
  },
  scene: {
    type: 'scene',
    title: 'Tank',
    height: 120,
    shapes: [
      { look: 'body', outline: 'M0 0h90v90z' },
      { look: 'line', outline: 'M0 99h320' },
    ],
    words: [{ text: 'Sensor', at: [40, 40], on: 'object' }],
  },
  coast: {
    type: 'coast',
    height: 160,
    shapes: [
      { look: 'land', outline: 'M0 0h90v90z' },
      { look: 'office', outline: 'M9 9h9v9z' },
    ],
    names: [{ name: 'Town', at: [40, 40], size: 'small' }],
  },
};

/** All texts of a drawing that a reader sees. */
function textsIn(value: unknown, name = ''): readonly string[] {
  if (['type', 'mark', 'from', 'look', 'on', 'outline', 'size'].includes(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, key));
}

const drawingOf = (data: Parameters<typeof Drawing>[0]['drawing']) =>
  parseHtml(renderToStaticMarkup(createElement(Drawing, { path: '/contact', drawing: data }))).body;

describe.each(Object.values(leastParts))('a drawing of a $type', (part) => {
  const data = { caption: 'The least that there can be', parts: [part] };

  test('shows every word of its data, and says after its caption that it is a sample, unless it is a map of real places', () => {
    expect(schema.safeParse(data).error).toBeUndefined();
    const figure = drawingOf(data).querySelector('figure');
    const caption = part.type === 'coast' ? data.caption : `${data.caption} (sample)`;
    expect(figure?.getAttribute('aria-label')).toBe(caption);
    expect(figure?.querySelector('figcaption')?.textContent).toBe(caption);
    for (const text of textsIn(part)) expect(figure?.textContent).toContain(text);
  });

  test('has no numbers that a browser cannot draw, and nothing that can receive the focus', () => {
    const page = drawingOf(data);
    expect(page.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(allOf(page, 'a, button, input, select, summary')).toEqual([]);
  });
});

test.each(['a block of flats and its doors', 'A block of flats and its doors.'])(
  'a caption is no whole sentence, and begins with a capital letter: %s is refused',
  (caption) => {
    expect(schema.safeParse({ caption, parts: [leastParts.plan] }).success).toBe(false);
  },
);
