import { expect, test } from 'vitest';
import { figureMistakesOf } from '@/lib/checks/copy/figures';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../support/page-of';

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
const systems = ['Ant', 'Bee', 'Cat'];
const map = { type: 'systems', heading: 'A map', main: 'Bee', systems, links };
const others = ['Cat', 'Dog', 'Elk', 'Fox'];

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

test('figures in order have no mistakes', () => {
  expect(figureMistakesOf(copyOf(pageOf('product')))).toEqual([]);
  expect(figureMistakesOf({ sections: [flow, map, comparison] })).toEqual([]);
});

test.each([
  [
    'a flow with an unknown actor',
    { ...flow, messages: [...messages, message('Sever')] },
    'the message "Lost" of "A flow" names "Sever", who is no actor. Use one of: Till, Server.',
  ],
  [
    'a flow with an unused actor',
    { ...flow, actors: [...flow.actors, 'Bank'] },
    'the actor "Bank" of "A flow" sends and gets nothing. Give it a message, or take it out.',
  ],
  [
    'a flow with an actor twice',
    { ...flow, actors: [...flow.actors, 'Till'] },
    '"A flow" has the actor "Till" twice. Name each actor once.',
  ],
  [
    'a flow with a word that is too wide for a phone',
    { ...flow, actors: ['Till', wide, 'Server'], messages: [...messages, message(wide)] },
    expect.stringContaining(`"${wide}", that is too wide`),
  ],
  [
    'a map with an unknown main system',
    { ...map, main: 'Dog' },
    '"A map" names "Dog", which is no system of it. Use one of: Ant, Bee, Cat.',
  ],
  [
    'a map with a system that has no link',
    { ...map, systems: [...systems, 'Dog'] },
    '"Dog" of "A map" has no link. Give it one, or take it out.',
  ],
  [
    'a map with a link from a system to itself',
    { ...map, links: [...links, link('Ant', 'Ant')] },
    'a link of "A map" leads from "Ant" to itself. Name the system at the other end.',
  ],
  [
    'a map that is too wide for a phone',
    {
      ...map,
      systems: ['Ant', 'Bee', ...others],
      links: [link('Ant', 'Bee'), ...others.map((to) => link('Bee', to))],
    },
    expect.stringMatching(/is \d+ wide, 284 at most\. Reverse a link/),
  ],
  [
    'a comparison that suits fewer columns than it has',
    { ...comparison, suits: ['Schools'] },
    expect.stringContaining('suit and has 2. Give suits one entry for each column.'),
  ],
])('%s is refused', (_, section, mistake) => {
  expect(figureMistakesOf({ sections: [section] })).toEqual([mistake]);
});

test('a timeline that says who is busy in other steps than it has is refused', () => {
  const { process } = copyOf(pageOf('product'));
  expect(figureMistakesOf({ process: { ...process, busy: ['us'] } })).toEqual([
    expect.stringContaining(`in 1 steps and has ${process.steps.length}. Give busy one party`),
  ]);
});

test('a figure under an unknown heading of an article is refused', () => {
  const figures = [{ under: 'No such heading', figure: flow }];
  expect(figureMistakesOf({ body: '## Costs\n\nWords.', figures })).toEqual([
    expect.stringMatching(/under "No such heading", .* Use one of: Costs\.$/),
  ]);
});
