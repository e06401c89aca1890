import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import { twinPath } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { openRoles } from '@/lib/pages/roles';
import { pathsOfKind } from '@/lib/pages/tree';
import { llmsText } from '@/lib/publish/llms';
import { quotations, roleList, sectionMarkdown } from '@/lib/publish/markdown-twin/blocks';
import { pageMarkdown } from '@/lib/publish/markdown-twin/page-markdown';
import { pageOf } from '../page-of';

test.each(builtPages.map(({ path }) => path))('%s has a twin that says what it says', (path) => {
  const markdown = pageMarkdown(path);
  const copy = copyOf(path);
  const headings = fromMarkdown(markdown).children.filter((node) => node.type === 'heading');
  expect(markdown.startsWith(`# ${copy.heading}\n\n${copy.lead}`)).toBe(true);
  expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
  expect(markdown).not.toMatch(/^undefined|\[object O|\]\(\//m);
  if ('sections' in copy) {
    for (const section of copy.sections) expect(markdown).toContain(`## ${section.heading}`);
  }
});

test.each(pathsOfKind('project'))('%s is marked in its twin while it is a sample', (path) => {
  expect(/^_?\**Sample\b/m.test(pageMarkdown(path))).toBe(copyOf(path).status === 'sample');
});

test('a twin says what the first screen of an offer says', () => {
  const { glance } = copyOf(pageOf('product'));
  const twin = pageMarkdown(pageOf('product'));
  for (const detail of [glance.audience, glance.time, glance.start, glance.needs]) {
    expect(twin).toContain(detail);
  }
});

test('while no role is open and no client is quoted, twins say so', () => {
  const { roles, noRoles } = copyOf(pageOf('careers'));
  expect(pageMarkdown(pageOf('careers')).includes(noRoles.heading)).toBe(
    openRoles(roles).length === 0,
  );
  const { testimonials, noTestimonials } = copyOf(pageOf('testimonials'));
  expect(pageMarkdown(pageOf('testimonials')).includes(noTestimonials.heading)).toBe(
    testimonials.length === 0,
  );
});

test('roles and quotes stand in twins once there are any', () => {
  expect(
    roleList([
      {
        title: 'Technician',
        team: 'Support',
        location: 'Mombasa',
        employment: 'Full-time',
        work: 'You keep networks running.',
        asks: ['Two years with routers', 'A driving licence'],
        posted: '2026-11-01',
        closes: '2026-12-01',
      },
    ]),
  ).toBe(
    '### Technician\n\nSupport, Mombasa, Full-time. Apply by 2026-12-01.\n\nYou keep networks running.\n\n- Two years with routers\n- A driving licence',
  );
  expect(
    quotations([
      {
        quote: 'The list of open payments is empty on Fridays now.',
        role: 'Bursar',
        sector: 'Boarding school',
        services: [pageOf('product')],
      },
    ]),
  ).toBe('> The list of open payments is empty on Fridays now.\n>\n> Bursar, Boarding school');
});

test('a cell with a bar or a line break stays one cell', () => {
  const markdown = sectionMarkdown({
    type: 'comparison',
    heading: 'Two ways',
    rowHeading: 'Question',
    columns: ['Rent', 'Buy'],
    rows: [{ label: 'Price', cells: ['a | b', 'c\nd'] }],
  });
  expect(markdown).toContain('| Price | a \\| b | c d |');
});

describe('llms.txt', () => {
  test('opens with the name and the description, as llmstxt.org asks', () => {
    expect(llmsText().startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  });

  test('lists the twin of every listed page once', () => {
    const listed = [...llmsText().matchAll(/^- \[[^\]]+\]\(([^)]+)\):/gm)].map(([, url]) => url);
    const expected = builtPages
      .filter((page) => !page.unlisted)
      .map(({ path }) => `${site.url.value}${twinPath(path)}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});
