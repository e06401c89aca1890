import type { Copy, Download } from '@/content/schema';
import type { ContentEdit } from './edit';
import { tidyLists } from './follow-up';

const testimonial = (role: string): Copy<'testimonials'>['testimonials'][number] => ({
  quote: 'They came when they said they would, and the till has worked since then.',
  role,
  sector: 'A shop on the coast',
  services: ['/contact'],
});

const download: Download = {
  title: 'What to look at before the shop opens',
  slug: 'before-the-shop-opens',
  description: 'A sheet for the wall beside the till, to be ticked each morning by the cashier.',
  content: {
    type: 'checklist',
    groups: [
      { heading: 'The till', items: ['The paper', 'The float', 'The line'] },
      { heading: 'The store', items: ['The keys', 'The lamps', 'The gate'] },
    ],
  },
};

/** What an editor changes in the copy of pages that stay. */
export const copyEdits: readonly ContentEdit[] = [
  {
    name: 'no sample projects left',
    batch: 'shrunk',
    async make(copy) {
      const [kept, ...others] = await copy.pathsOfKind('project');
      if (!kept) throw new Error('content/tree.ts has no project.');
      for (const path of others) await copy.remove(path, '/projects');
      await copy.replace(`content/pages${kept}.ts`, /status: "?'?sample'?"?/, "status: 'real'");
      await tidyLists(copy);
    },
  },
  {
    name: 'one testimonial',
    batch: 'shrunk',
    make: (copy) =>
      copy.change('testimonials', (page) => ({
        ...page,
        testimonials: [testimonial('Owner')],
      })),
  },
  {
    name: 'three testimonials',
    batch: 'grown',
    make: (copy) =>
      copy.change('testimonials', (page) => ({
        ...page,
        testimonials: [testimonial('Owner'), testimonial('Cashier'), testimonial('Storekeeper')],
      })),
  },
  {
    name: 'other questions',
    batch: 'grown',
    make: (copy) =>
      copy.change('faqs', ({ groups: [first, ...others], ...page }) => ({
        ...page,
        groups: [
          ...others,
          ...(first
            ? [
                {
                  ...first,
                  questions: [
                    { question: 'Do you come on a Sunday?', answer: 'By appointment.' },
                    ...first.questions.slice(1),
                  ],
                },
              ]
            : []),
        ],
      })),
  },
  {
    name: 'a download more',
    batch: 'grown',
    make: (copy) =>
      copy.change('downloads', (page) => ({ ...page, files: [download, ...page.files] })),
  },
  {
    name: 'a download less',
    batch: 'shrunk',
    async make(copy) {
      await copy.change('downloads', (page) => ({ ...page, files: page.files.slice(1) }));
    },
  },
  {
    name: 'an open role',
    batch: 'grown',
    make: (copy) =>
      copy.change('careers', (page) => ({
        ...page,
        roles: [
          {
            title: 'Support engineer',
            team: 'Support',
            location: 'The office',
            employment: 'Full-time',
            work: 'Answers clients and visits their sites.',
            asks: ['Patience', 'A driving licence'],
            posted: '2026-11-01',
            closes: '2999-12-31',
          },
        ],
      })),
  },
  {
    name: 'a term of the glossary gone',
    batch: 'shrunk',
    make: (copy) =>
      copy.change('glossary', ({ terms: [gone, ...kept], ...page }) => ({
        ...page,
        terms: kept.map(({ see, ...entry }) => ({
          ...entry,
          ...(see && { see: see.filter((term) => term !== gone?.term) }),
        })),
      })),
  },
  {
    name: 'another figure in a post',
    batch: 'grown',
    make: (copy) =>
      copy.change('post', (post) => {
        const [, under = ''] = /^## (.+)$/m.exec(post.body) ?? [];
        return {
          ...post,
          figures: [
            {
              under,
              figure: {
                type: 'chart',
                heading: 'The shift, added up',
                data: {
                  form: 'bars',
                  unit: 'KSh',
                  bars: [
                    { label: 'Opening float', value: 5_000 },
                    { label: 'Paid out', value: 1_800, mark: true },
                  ],
                },
              },
            },
          ],
        };
      }),
  },
  {
    name: 'other headings, summaries and leads of common pages',
    batch: 'grown',
    async make(copy) {
      for (const kind of ['home', 'contact', 'careers', 'blog-index', 'project-index'] as const) {
        await copy.change(kind, (page) => ({
          ...page,
          heading: `Another heading of this page, ${kind}`,
          summary: `Another line about what is on this page, ${kind}.`,
          lead: `Another lead of the page, in words that an editor wrote on a quiet day, ${kind}.`,
        }));
      }
    },
  },
];
