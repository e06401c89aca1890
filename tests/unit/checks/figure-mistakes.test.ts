import { describe, expect, test } from 'vitest';
import type { Section } from '@/content/schema';
import { figureMistakesOf } from '@/lib/checks/copy/figures';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../support/page-of';

const path = pageOf('product');
const post = pageOf('post');

/** The mistakes in the figures of a product, with some fields replaced. */
const mistakesWith = (fields: object) => figureMistakesOf({ ...copyOf(path), ...fields });

const withSection = (section: Section) =>
  mistakesWith({ sections: [...copyOf(path).sections, section] });

const messages = [
  { from: 'Till', to: 'Server', text: 'The sale' },
  { from: 'Server', to: 'Till', text: 'Received' },
  { from: 'Till', to: 'Server', text: 'The next' },
];
const flow = { type: 'flow', heading: 'A flow', actors: ['Till', 'Server'], messages } as const;
const map = {
  type: 'systems',
  heading: 'A map',
  main: 'Bee',
  systems: ['Ant', 'Bee', 'Cat'],
  links: [
    { from: 'Ant', to: 'Bee', carries: 'Orders' },
    { from: 'Bee', to: 'Cat', carries: 'Stock' },
  ],
} as const;

describe('content in order', () => {
  test('has no mistakes, and none with another flow and map', () => {
    expect(mistakesWith({})).toEqual([]);
    expect(withSection({ ...flow, actors: [...flow.actors], messages })).toEqual([]);
    expect(withSection({ ...map, systems: [...map.systems], links: [...map.links] })).toEqual([]);
  });
});

describe('a flow', () => {
  const broken = (fields: Partial<Extract<Section, { type: 'flow' }>>) =>
    withSection({ ...flow, actors: [...flow.actors], messages, ...fields });

  test('with an unknown actor is refused with the names to choose from', () => {
    const [problem] = broken({
      messages: [...messages, { from: 'Till', to: 'Sever', text: 'Lost' }],
    });
    expect(problem).toBe(
      'the message "Lost" of "A flow" names "Sever", who is no actor. Use one of: Till, Server.',
    );
  });

  test('with an unused actor is refused', () => {
    const [problem] = broken({ actors: ['Till', 'Server', 'Bank'] });
    expect(problem).toMatch(/"Bank" .* sends and gets nothing\. Give it a message/);
  });

  test('with a name twice is refused', () => {
    const [problem] = broken({ actors: ['Till', 'Server', 'Till'] });
    expect(problem).toContain('"Till" twice. Name each actor once.');
  });

  test('with a word that is too wide for a phone is refused', () => {
    const wide = 'Incomprehensibilities-desk';
    const [problem] = broken({
      actors: ['Till', wide, 'Server'],
      messages: [...messages, { from: 'Till', to: wide, text: 'Asks' }],
    });
    expect(problem).toMatch(/"Incomprehensibilities-desk", that is too wide .* shorter/);
  });
});

describe('a map', () => {
  const broken = (fields: Partial<Extract<Section, { type: 'systems' }>>) =>
    withSection({ ...map, systems: [...map.systems], links: [...map.links], ...fields });

  test('with an unknown system is refused', () => {
    expect(broken({ main: 'Dog' })[0]).toContain(
      '"A map" names "Dog", which is no system of it. Use one of: Ant, Bee, Cat.',
    );
  });

  test('with a system that has no link is refused', () => {
    expect(broken({ systems: ['Ant', 'Bee', 'Cat', 'Dog'] })[0]).toContain('"Dog" of "A map"');
  });

  test('with a link from a system to itself is refused', () => {
    const links = [...map.links, { from: 'Ant', to: 'Ant', carries: 'Itself' }];
    expect(broken({ links })[0]).toContain('leads from "Ant" to itself. Name');
  });

  test('that is too wide for a phone is refused', () => {
    const others = ['Cat', 'Dog', 'Elk', 'Fox'];
    const [problem] = broken({
      systems: ['Ant', 'Bee', ...others],
      links: [
        ...map.links,
        ...['Dog', 'Elk', 'Fox'].map((to) => ({ from: 'Bee', to, carries: 'Data' })),
      ],
    });
    expect(problem).toMatch(/is \d+ wide, 284 at most\. Reverse a link/);
  });
});

describe('a timeline', () => {
  const { process } = copyOf(path);

  test('with more entries in `busy` than steps is refused', () => {
    const [problem] = mistakesWith({ process: { ...process, busy: ['us'] } });
    expect(problem).toContain(
      `in 1 steps and has ${process.steps.length}. Give busy one party for each step.`,
    );
  });
});

test('a comparison that suits more columns than it has is refused', () => {
  const [problem] = withSection({
    type: 'comparison',
    heading: 'Two ways',
    rowHeading: 'Question',
    columns: ['Rent', 'Buy'],
    suits: ['Everyone'],
    rows: [
      { label: 'Price', cells: ['Monthly', 'Once'] },
      { label: 'Repairs', cells: ['Ours', 'Yours'] },
    ],
  });
  expect(problem).toContain('suit and has 2. Give suits one entry for each column.');
});

test('a figure under an unknown heading of an article is refused', () => {
  const copy = copyOf(post);
  const [, heading = ''] = /^## (.+)$/m.exec(copy.body) ?? [];
  expect(heading).not.toBe('');
  const [mistake] = figureMistakesOf({
    ...copy,
    figures: [{ under: 'No such heading', figure: { ...flow, messages } }],
  });
  expect(mistake).toMatch(/under "No such heading", .* Use one of: /);
  expect(mistake).toContain(heading);
});
