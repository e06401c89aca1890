import { companyFacts } from '@/content/company-facts';
import type { BusyParty } from '@/content/figures';
import type { Copy, Question, Section, Source } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { figureMarkdown } from '@/lib/figures/markdown';
import { busyWords } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';
import { knownFacts } from '@/lib/pages/known-facts';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl } from '@/lib/publish/metadata';

/** Blocks of Markdown as one text; blocks that are left out leave no gap. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A second-level heading with what stands under it. */
export function under(heading: string, ...parts: readonly (string | undefined)[]): string {
  return blocks(`## ${heading}`, ...parts);
}

/** A bulleted list of one-line items. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Pages as a list of links, each with its line or with the note given for it. */
export function links(
  paths: readonly PagePath[],
  notes: Readonly<Partial<Record<PagePath, string>>> = {},
): string {
  return list(
    paths.map(
      (path) => `[${titleOf(path)}](${absoluteUrl(path)}): ${notes[path] ?? copyOf(path).summary}`,
    ),
  );
}

/** Titled texts, each under a heading of the third level. */
export function titled(items: readonly (readonly [title: string, body: string])[]): string {
  return blocks(...items.map(([title, body]) => `### ${title}\n\n${body}`));
}

/** Questions with their answers. */
export function answers(questions: readonly Question[]): string {
  return titled(questions.map(({ question, answer }) => [question, answer]));
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table; the first row holds the headings. */
export function table(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...body] = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
  const rule = `|${(rows[0] ?? []).map(() => ' --- ').join('|')}|`;
  return [headings, rule, ...body].join('\n');
}

/** The steps of a process, numbered, with how long each takes and who is busy. */
export function steps(
  items: readonly { title: string; body: string; duration?: string | undefined }[],
  busy: readonly BusyParty[] = [],
): string {
  return titled(
    items.map(({ title, body, duration }, index) => {
      const party = busy[index];
      return [
        `${index + 1}. ${title}`,
        blocks(duration && `Time: ${duration}.`, party && `At work: ${busyWords[party]}.`, body),
      ];
    }),
  );
}

/** One of the sections that pages are composed of. */
export function sectionMarkdown(section: Section): string {
  switch (section.type) {
    case 'statement':
      return under(section.heading, section.body);
    case 'process':
      return under(section.heading, section.intro, steps(section.steps, section.busy));
    case 'specification':
      return under(
        section.heading,
        section.intro,
        titled(section.rows.map(({ term, detail }) => [term, detail])),
      );
    case 'comparison':
      return under(
        section.heading,
        section.intro,
        table([
          [section.rowHeading, ...section.columns],
          ...(section.suits ? [['Suits', ...section.suits]] : []),
          ...section.rows.map(({ label, cells }) => [label, ...cells]),
        ]),
      );
    case 'example':
      return under(
        section.heading,
        'An illustration with stand-in figures.',
        section.body,
        list(section.figures.map(({ label, value }) => `${label}: ${value}`)),
      );
    case 'flow':
    case 'systems':
    case 'chart':
    case 'screens':
    case 'calculator':
      return under(section.heading, section.intro, figureMarkdown(section));
    case 'company-facts':
      return under(
        section.heading,
        section.body,
        list(knownFacts(companyFacts).map(({ term, value }) => `${term}: ${value}`)),
      );
  }
}

/** Roles that are open, each with its work and what it asks. */
export function roleList(roles: Copy<'careers'>['roles']): string {
  return titled(
    roles.map(({ title, team, location, employment, work, asks, closes }) => [
      title,
      blocks(`${team}, ${location}, ${employment}. Apply by ${closes}.`, work, list(asks)),
    ]),
  );
}

/** What clients said, each with the role and the sector of who said it. */
export function quotations(testimonials: Copy<'testimonials'>['testimonials']): string {
  return blocks(
    ...testimonials.map(({ quote, role, sector }) => `> ${quote}\n>\n> ${role}, ${sector}`),
  );
}

/** Where the facts of a page can be checked, with the day each was last checked. */
export function sourceList(sources: readonly Source[] | undefined): string | undefined {
  if (!sources || sources.length === 0) return undefined;
  return under(
    'Sources',
    list(
      sources.map(({ reference, url, checked }) => {
        const name = url ? `[${reference}](${url})` : reference;
        return checked === 'not yet' ? name : `${name}, checked ${checked}`;
      }),
    ),
  );
}
