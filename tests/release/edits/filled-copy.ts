import type { Copy } from '@/content/schema';
import type { PagePath } from '@/content/tree';

/*
 * Copy that an editor could have written: long enough, in whole sentences, and different from all other pages.
 */

const words = {
  who: 'clerk driver cashier manager teacher tenant nurse farmer lawyer guard porter tailor'.split(
    ' ',
  ),
  does: 'counts signs carries checks files copies prints weighs sorts moves reads lists'.split(' '),
  what: 'parcels receipts keys boxes letters cables ledgers crates tickets plates forms lamps'.split(
    ' ',
  ),
  where:
    'beside the gate,at the counter,in the yard,under the stairs,by the window,on the second floor,behind the store,near the harbour,in the corridor,at the depot'.split(
      ',',
    ),
  when: 'before noon,after the rain,on market days,each evening,during the holidays,at month-end,while the line is down,once the van is back'.split(
    ',',
  ),
} as const;

/** A repeatable sequence of whole numbers below a bound (mulberry32), seeded by a name. */
function numbers(name: string): (below: number) => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed >>> 0) % below;
  };
}

/** Sentences of nine to fifteen words, different for each name. */
function sentencesOf(name: string): () => string {
  const next = numbers(name);
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  return () =>
    `The ${pick(words.who)} ${pick(words.does)} ${pick(words.what)} ${pick(words.where)} ${pick(words.when)}.`;
}

/** The fields that the copy of every page starts with. */
function baseOf(name: string, sentence: () => string) {
  const title = name.replaceAll('-', ' ');
  const lead = `${sentence()} ${sentence()}`;
  return {
    heading: `What a visitor finds about ${title}`,
    summary: `A page that an editor added about ${title}.`,
    description: `${sentence()} This added page tells a visitor about ${title}.`,
    lead,
    updated: '2026-11-22',
  };
}

const paragraphs = (sentence: () => string, count: number) =>
  Array.from({ length: count }, () => Array.from({ length: 2 }, sentence).join(' ')).join('\n\n');

function offerOf(name: string, related: readonly PagePath[]) {
  const sentence = sentencesOf(name);
  const plain = () => sentence().slice(0, -1);
  return {
    ...baseOf(name, sentence),
    glance: {
      audience: 'Organisations with one office and a store',
      time: 'Two to three weeks',
      price: { measure: 'fixed price', from: 'not yet' },
      start: 'A visit to the office and the store',
      needs: 'The papers of the last month, and an hour',
    },
    situation: { heading: `Before ${name.replaceAll('-', ' ')}`, body: paragraphs(sentence, 3) },
    process: {
      heading: 'How it goes',
      steps: [
        {
          title: 'Look at the place',
          body: paragraphs(sentence, 1),
          time: { from: 2, unit: 'days' },
        },
        {
          title: 'Set it up',
          body: paragraphs(sentence, 1),
          time: { from: 1, to: 2, unit: 'weeks' },
        },
        { title: 'Hand it over', body: paragraphs(sentence, 1), time: { from: 1, unit: 'days' } },
      ],
      busy: ['us', 'us', 'both'],
    },
    scope: {
      receive: [plain(), plain(), plain()],
      needed: [plain(), plain()],
      excluded: [plain(), plain()],
    },
    sections: [{ type: 'statement', heading: 'What it changes', body: paragraphs(sentence, 2) }],
    questions: [
      { question: `Who looks after ${name.replaceAll('-', ' ')}?`, answer: sentence() },
      { question: 'Does the store stay open meanwhile?', answer: sentence() },
      { question: 'Where are the papers kept?', answer: sentence() },
    ],
    related: [...related],
  } satisfies Copy<'service'>;
}

/** The related pages of the new page. */
interface Around {
  readonly related: readonly PagePath[];
}

/** The copy of a new service, different for each name. */
export const filledService = (name: string, { related }: Around): Copy<'service'> =>
  offerOf(name, related);

/** The copy of a new industry. */
export const filledIndustry = (name: string, { related }: Around): Copy<'industry'> => {
  const sentence = sentencesOf(`${name}-fits`);
  return {
    ...offerOf(name, related),
    fits: related.slice(0, 3).map((path) => ({ path, why: sentence() })),
  };
};

/** The copy of a new product. */
export const filledProduct = (name: string, { related }: Around): Copy<'product'> => {
  const sentence = sentencesOf(`${name}-modules`);
  const module = (title: string) => ({
    title,
    body: Array.from({ length: 3 }, sentence).join(' '),
  });
  return {
    ...offerOf(name, related),
    modules: [module('Papers'), module('Store'), module('Counter'), module('Reports')],
    suits: { good: [sentence(), sentence()], other: [sentence()] },
    screens: ['Today', 'One paper', 'The week'].map((title) => ({
      title,
      blocks: [{ type: 'rows', items: [{ text: 'Papers filed', value: '12', mark: 'done' }] }],
    })),
    delivery: {
      hosting: sentence(),
      dataIn: sentence(),
      dataOut: sentence(),
      integrations: [sentence(), sentence()],
    },
  };
};

/** The copy of a new project. */
export const filledProject = (
  name: string,
  { related, industry }: Around & Pick<Copy<'project'>, 'industry'>,
): Copy<'project'> => {
  const sentence = sentencesOf(name);
  const step = (title: string) => ({ title, body: paragraphs(sentence, 1) });
  return {
    ...baseOf(name, sentence),
    status: 'sample',
    industry,
    services: related.slice(0, 2),
    situation: paragraphs(sentence, 2),
    approach: [step('Look at the place'), step('Set it up'), step('Hand it over')],
    stack: [
      { term: 'Papers', detail: sentence() },
      { term: 'Store', detail: sentence() },
      { term: 'Counter', detail: sentence() },
    ],
    result: paragraphs(sentence, 1),
    lessons: paragraphs(sentence, 1),
    related: [...related],
  };
};

/** The copy of a new post of a day. */
export const filledPost = (
  name: string,
  { related, published }: Around & Pick<Copy<'post'>, 'published'>,
): Copy<'post'> => {
  const sentence = sentencesOf(name);
  return {
    ...baseOf(name, sentence),
    published,
    tags: ['Backup', 'Web'],
    body: `## The place\n\n${paragraphs(sentence, 6)}\n\n## The papers\n\n${paragraphs(sentence, 6)}`,
    figures: [
      {
        under: 'The papers',
        figure: {
          type: 'chart',
          heading: 'Papers of a week',
          data: {
            form: 'bars',
            unit: 'papers',
            bars: [
              { label: 'Sorted', value: 30 },
              { label: 'Filed', value: 20 },
            ],
          },
        },
      },
    ],
    related: [...related],
  };
};
