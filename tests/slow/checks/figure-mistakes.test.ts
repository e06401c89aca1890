import { describe, expect, test } from 'vitest';
import type { Section } from '@/content/schema';
import { contentProblems } from '@/lib/checks/validate-content';
import { copyFileOf } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';

const path = pageOf('product');
const post = pageOf('post');
const file = copyFileOf(path);

/** The problems of the whole content, with some fields of one page replaced. */
const problemsWith = (fields: object, at: string = path) =>
  contentProblems({
    pages,
    copy: {
      ...Object.fromEntries(pages.map((page) => [page.path, copyOf(page.path)])),
      [at]: {
        ...copyOf(path),
        ...(at === path ? {} : copyOf(post)),
        ...fields,
      },
    },
    themes: [{ name: 'light' }],
    defaultTheme: 'light',
  });

const withSection = (section: Section) =>
  problemsWith({ sections: [...copyOf(path).sections, section] });

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
  test('has no problems, and none with another flow and map', () => {
    expect(problemsWith({})).toEqual([]);
    expect(withSection({ ...flow, actors: [...flow.actors], messages })).toEqual([]);
    expect(withSection({ ...map, systems: [...map.systems], links: [...map.links] })).toEqual([]);
  });
});

describe('a flow', () => {
  const broken = (fields: Partial<Extract<Section, { type: 'flow' }>>) =>
    withSection({ ...flow, actors: [...flow.actors], messages, ...fields });

  test('that names nobody’s actor is refused with the names to choose from', () => {
    const [problem] = broken({
      messages: [...messages, { from: 'Till', to: 'Sever', text: 'Lost' }],
    });
    expect(problem).toEqual({
      file,
      message:
        'the message "Lost" of "A flow" names "Sever", who is no actor. Use one of: Till, Server.',
    });
  });

  test('with an actor that has nothing to do is refused', () => {
    const [problem] = broken({ actors: ['Till', 'Server', 'Bank'] });
    expect(problem?.message).toMatch(/"Bank" .* sends and gets nothing\. Give it a message/);
  });

  test('with a name twice is refused', () => {
    const [problem] = broken({ actors: ['Till', 'Server', 'Till'] });
    expect(problem?.message).toContain('"Till" twice. Name each actor once.');
  });

  test('with a word that is too wide for a phone is refused', () => {
    const wide = 'Incomprehensibilities-desk';
    const [problem] = broken({
      actors: ['Till', wide, 'Server'],
      messages: [...messages, { from: 'Till', to: wide, text: 'Asks' }],
    });
    expect(problem?.message).toMatch(/"Incomprehensibilities-desk", that is too wide .* shorter/);
  });

  test('with too few messages is refused by its schema', () => {
    const [problem] = broken({ messages: [] });
    expect(problem?.message).toMatch(/sections\.\d+\.messages" is \[\]\. Give 3 or more/);
  });
});

describe('a map', () => {
  const broken = (fields: Partial<Extract<Section, { type: 'systems' }>>) =>
    withSection({ ...map, systems: [...map.systems], links: [...map.links], ...fields });

  test('that names no system of it is refused', () => {
    expect(broken({ main: 'Dog' })[0]?.message).toContain(
      '"A map" names "Dog", which is no system of it. Use one of: Ant, Bee, Cat.',
    );
  });

  test('with a system that has no link is refused', () => {
    expect(broken({ systems: ['Ant', 'Bee', 'Cat', 'Dog'] })[0]?.message).toContain(
      '"Dog" of "A map"',
    );
  });

  test('with a link that leads back is refused', () => {
    const links = [...map.links, { from: 'Ant', to: 'Ant', carries: 'Itself' }];
    expect(broken({ links })[0]?.message).toContain('leads from "Ant" to itself. Name');
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
    expect(problem?.message).toMatch(/is \d+ wide, 284 at most\. Turn a link round/);
  });
});

describe('a timeline', () => {
  const { process } = copyOf(path);

  test('whose words are no duration is refused with the forms that are', () => {
    const steps = process.steps.map((step) => ({ ...step, duration: 'soon' }));
    const problems = problemsWith({ process: { ...process, steps } });
    expect(problems).toHaveLength(steps.length);
    expect(problems[0]?.message).toMatch(/takes "soon", .* "3–5 days", .* or give the step a span/);
  });

  test('that says who is busy in more steps than there are is refused', () => {
    const [problem] = problemsWith({ process: { ...process, busy: ['us'] } });
    expect(problem?.message).toContain(
      `in 1 steps and has ${process.steps.length}. Give busy one party for each step.`,
    );
  });

  test('whose span ends before it begins is refused', () => {
    const steps = process.steps.map((step, index) =>
      index === 0 ? { ...step, span: { type: 'days', least: 9, most: 2 } } : step,
    );
    const [problem] = problemsWith({ process: { ...process, steps } });
    expect(problem?.message).toContain('9 days at least and 2 at most');
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
  expect(problem?.message).toContain('suit and has 2. Give suits one entry for each column.');
});

test('a figure of an article under no heading of it is refused', () => {
  const [problem] = problemsWith(
    { figures: [{ under: 'No such heading', figure: { ...flow, messages } }] },
    post,
  );
  expect(problem?.file).toBe(`content/pages${post}.ts`);
  const [, heading = ''] = /^## (.+)$/m.exec(copyOf(post).body) ?? [];
  expect(heading).not.toBe('');
  expect(problem?.message).toMatch(/under "No such heading", .* Use one of: /);
  expect(problem?.message).toContain(heading);
});

test('a chart with a time that no clock shows is refused', () => {
  const [problem] = withSection({
    type: 'chart',
    heading: 'A day',
    data: {
      form: 'balance',
      unit: 'KSh',
      opening: 0,
      entries: [
        { at: '25:00', label: 'Sales', amount: 1 },
        { at: '09:00', label: 'Sales', amount: 1 },
      ],
    },
  });
  expect(problem?.message).toContain('is "25:00". Write a time of day such as 08:30');
});
