import { expect, test } from 'vitest';
import { copySchemas } from '@/content/schema/pages';
import { figureMistakes } from '@/lib/checks/copy/figures';
import { schemaProblems } from '@/lib/checks/schema';
import { articleParts } from '@/lib/pages/article';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

const messages = [
  { from: 'Till', to: 'Server', text: 'The sale' },
  { from: 'Server', to: 'Till', text: 'Received' },
  { from: 'Till', to: 'Server', text: 'The next' },
];
const flow = { type: 'flow', heading: 'A flow', actors: ['Till', 'Server'], messages };
const message = (to: string) => ({ from: 'Till', to, text: 'Lost' });
const wide = 'Incomprehensibilities-desk';

const link = (from: string, to: string) => ({ from, to, carries: 'Orders' });
const links = [link('Ant', 'Bee'), link('Bee', 'Cat')];
const at = (name: string, row: number, column = 2) => ({ name, row, column });
const systems = [at('Ant', 1), at('Bee', 2), at('Cat', 3)];
const map = { type: 'systems', heading: 'A map', main: 'Bee', systems, links };

const line = (...points: readonly (readonly [number, number])[]) => ({
  type: 'chart',
  heading: 'A line',
  data: { type: 'line', xLabel: 'Day', yLabel: 'Sales', points },
});

const comparison = {
  type: 'comparison',
  heading: 'Two ways',
  rowHeading: 'Question',
  columns: ['Rent', 'Buy'],
  suits: ['Schools', 'Shops'],
  rows: [
    { label: 'Price', cells: ['Monthly', 'Once'] },
    { label: 'Repairs', cells: ['Ours', 'Yours'] },
  ],
};

/** The mistakes that the schema and the check of widths find in sections. */
const mistakesIn = (sections: readonly object[]) => [
  ...schemaProblems('', copySchemas.sitemap.shape.sections, sections).map(({ message }) => message),
  ...figureMistakes(sections),
];

test('valid figures have no mistakes', () => {
  expect(figureMistakes(copyOf(pageOf('product')))).toEqual([]);
  expect(mistakesIn([flow, map, comparison, line([-1, 2], [0, -3], [2, 3])])).toEqual([]);
});

test.each([
  [
    'a calculator that does not exist',
    { type: 'calculator', heading: 'A sum', calculator: 'pay-roll' },
    expect.stringContaining(
      'has "pay-roll", which is not in content/calculators/calculators.ts. Use one of: restore-time,',
    ),
  ],
  [
    'a flow with an unknown actor',
    { ...flow, messages: [...messages, message('Sever')] },
    'the field "(entry 1).messages (entry 4).to" is "Sever". It is not in "actors". Use one of: Till, Server.',
  ],
  [
    'a flow with an unused actor',
    { ...flow, actors: [...flow.actors, 'Bank'] },
    'the field "(entry 1).actors (entry 3)" is "Bank". It is not in "messages". Add it there, or remove it here.',
  ],
  [
    'a flow with an actor twice',
    { ...flow, actors: [...flow.actors, 'Till'] },
    expect.stringContaining('"Till" is entry 1 already. Remove one of the two.'),
  ],
  [
    'a flow with a word that is too wide for a phone',
    { ...flow, actors: ['Till', wide, 'Server'], messages: [...messages, message(wide)] },
    expect.stringContaining(`"${wide}", which is too wide`),
  ],
  [
    'a map with an unknown main system',
    { ...map, main: 'Dog' },
    'the field "(entry 1).main" is "Dog". It is not in "systems". Write one of the names in that list.',
  ],
  [
    'a map with a system that has no link',
    { ...map, systems: [...systems, at('Dog', 3, 3)] },
    'the field "(entry 1).systems (entry 4)" has a mistake. It is not in "links". Add it there, or remove it here.',
  ],
  [
    'a map with a link from a system to itself',
    { ...map, links: [...links, link('Ant', 'Ant')] },
    expect.stringContaining('Name the system at the other end.'),
  ],
  [
    'a map that is too wide for a phone',
    { ...map, systems: [...systems.slice(0, 2), at('Cat', 3, 4)] },
    'the field "(entry 1).systems (entry 3).column" is 4. Write a number at most 3.',
  ],
  [
    'a map with a word that is too wide for its box',
    {
      ...map,
      systems: [...systems, at('Incomprehensibilities', 3, 3)],
      links: [...links, link('Bee', 'Incomprehensibilities')],
    },
    expect.stringContaining('"Incomprehensibilities", which is too wide'),
  ],
  [
    'a map in which a box covers another',
    { ...map, systems: [...systems, at('Dog', 3, 2.5)], links: [...links, link('Bee', 'Dog')] },
    expect.stringContaining('"Dog" covers "Cat". Leave one column between systems of a row.'),
  ],
  [
    'a map with a link past a row',
    { ...map, links: [...links, link('Ant', 'Cat')] },
    expect.stringContaining('Give two systems with a link neighbouring rows.'),
  ],
  [
    'a line chart whose points are not in order',
    line([1, 2], [3, 1], [2, 3]),
    expect.stringContaining('Sort the points by their first number.'),
  ],
  [
    'a line chart with two values at one place',
    line([1, 2], [1, 3]),
    expect.stringContaining('It is not right of the point before it.'),
  ],
  [
    'a comparison whose list “suits” is shorter than its columns',
    { ...comparison, suits: ['Schools'] },
    expect.stringContaining('suits" is ["Schools"]. Give one for each of the 2 columns.'),
  ],
])('%s is refused', (_, section, mistake) => {
  expect(mistakesIn([section])).toEqual([mistake]);
});

test('a timeline whose list “busy” is shorter than its steps is refused', () => {
  const copy = copyOf(pageOf('product'));
  const changed = { ...copy, process: { ...copy.process, busy: ['us'] } };
  expect(schemaProblems('', copySchemas.product, changed)).toMatchObject([
    { message: 'the field "process.busy" is ["us"]. Name one party for each step.' },
  ]);
});

test.each([
  ['a heading of the article', '## Costs', 'Costs', true],
  ['a heading with emphasis and code', '## What _not_ to `do`', 'What not to do', true],
  ['no heading', '## Costs', 'No such heading', false],
  ['a heading of a lower level', '## Costs\n\n### Rent', 'Rent', false],
  ['a line of code', '## Costs\n\n```\n## In code\n```', 'In code', false],
])('a figure of an article under %s', (_, body, under, isShown) => {
  const mistakes = figureMistakes({ body, figures: [{ under, figure: flow }] });
  const mistake = expect.stringMatching(/^the field "figures\.0\.under" is ".*\. Use one of: /);
  expect(mistakes).toEqual(isShown ? [] : [mistake]);
  const parts = articleParts(body, [under]);
  expect(parts.some(({ heading }) => heading === under)).toBe(isShown);
});
