import type { Copy } from '@/content/schema';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { figureMarkdown } from '@/lib/figures/markdown';
import { copyOf } from '@/lib/pages/copy';
import { glanceRows } from '@/lib/pages/glance';
import { builtChildrenOf, listedPages } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';
import { openRoles } from '@/lib/pages/roles';
import { titleOf } from '@/lib/pages/titles';
import { byKind } from '@/lib/pages/tree';
import { lastChangeOf } from '@/lib/publish/changes';
import { absoluteUrl } from '@/lib/publish/metadata';
import {
  answers,
  blocks,
  links,
  list,
  quotations,
  roleList,
  sectionMarkdown,
  sourceList,
  steps,
  titled,
  under,
} from './blocks';

const sections = (copy: Copy<'contact'>) => blocks(...copy.sections.map(sectionMarkdown));

const below = (path: PagePath) => {
  const children = builtChildrenOf(path);
  return children.length > 0 ? under('Pages in this section', links(children)) : undefined;
};

const related = (paths: readonly PagePath[]) => under('Where to go next', links(paths));

function offer(path: PagePath, copy: Copy<'service'>, particulars?: string): string {
  return blocks(
    list(glanceRows(copy.glance).map(({ term, detail }) => `**${term}:** ${detail}`)),
    under(copy.situation.heading, copy.situation.body),
    particulars,
    under(copy.process.heading, copy.process.intro, steps(copy.process.steps, copy.process.busy)),
    under('What you receive', list(copy.scope.receive)),
    under('What we need from you', list(copy.scope.needed)),
    under('What is not included', list(copy.scope.excluded)),
    under('How long it takes', copy.duration),
    sections(copy),
    copy.twin && under(`${titleOf(path)} or ${titleOf(copy.twin.path)}?`, copy.twin.difference),
    below(path),
    under('Questions people ask', answers(copy.questions)),
    related(copy.related),
  );
}

function composed(path: PagePath, copy: Copy<'company'>, particulars?: string): string {
  return blocks(sections(copy), particulars, below(path), related(copy.related));
}

function product(path: PagePath, copy: Copy<'product'>): string {
  const { hosting, dataIn, dataOut, integrations } = copy.delivery;
  return offer(
    path,
    copy,
    blocks(
      under('What it does', titled(copy.modules.map(({ title, body }) => [title, body]))),
      under('Who it suits', list(copy.suits.good)),
      under('Who is better served by something else', list(copy.suits.other)),
      under(
        'How it is delivered',
        titled([
          ['Where it runs', hosting],
          ['Data in', dataIn],
          ['Data out', dataOut],
          ['Works with', list(integrations)],
        ]),
      ),
    ),
  );
}

function downloads(copy: Copy<'downloads'>): string {
  return blocks(
    ...copy.files.map(({ title, description, content }) =>
      under(
        title,
        description,
        content.type === 'checklist'
          ? titled(content.groups.map(({ heading, items }) => [heading, list(items)]))
          : titled(
              content.parts.map(({ heading, guidance, prompts }) => [
                heading,
                blocks(guidance, list(prompts)),
              ]),
            ),
      ),
    ),
  );
}

function home(copy: Copy<'home'>): string {
  return blocks(
    copy.figure.type === 'offline-sale'
      ? under(
          copy.figure.heading,
          copy.figure.intro,
          titled(
            copy.figure.frames.map(({ title, body }, index) => [`${index + 1}. ${title}`, body]),
          ),
        )
      : sectionMarkdown(copy.figure),
    ...copy.listings.map(({ heading, body, section }) =>
      under(heading, body, links(builtChildrenOf(section))),
    ),
    under(
      copy.evidence.heading,
      copy.evidence.body,
      list(Object.values(site.stats).map(({ value, label }) => `${label}: ${value}`)),
      list(site.features.map((feature, index) => `${feature}: ${copy.features[index] ?? ''}`)),
    ),
    under(copy.next.heading, copy.next.body),
  );
}

function contactWays(): string {
  const { email, phone, address } = site.contact;
  return under(
    'Ways to reach us',
    list([
      `Telephone, WhatsApp and SMS: ${phone.value}`,
      `E-mail: ${email.value}`,
      `Post: ${address.value.box}, ${address.value.city}, ${address.value.country}`,
    ]),
  );
}

const sampleNote = 'Sample: it shows how we work and report; it names no client.';

function bodyOf(path: PagePath): string {
  return byKind(path, {
    home: (page) => home(copyOf(page)),
    hub: (page) => {
      const copy = copyOf(page);
      return blocks(
        below(page),
        under(copy.guide.heading, copy.guide.body),
        sections(copy),
        copy.questions.length > 0
          ? under('Questions people ask', answers(copy.questions))
          : undefined,
      );
    },
    group: (page) => {
      const { situation, choice, questions, related: others, ...copy } = copyOf(page);
      return blocks(
        under(situation.heading, situation.body),
        under(
          choice.heading,
          choice.intro,
          list(
            choice.options.map(
              (option) =>
                `[${titleOf(option.path)}](${absoluteUrl(option.path)}): ${option.when} ${option.outcome}`,
            ),
          ),
        ),
        sections(copy),
        under('Questions people ask', answers(questions)),
        related(others),
      );
    },
    service: (page) => offer(page, copyOf(page)),
    solution: (page) => offer(page, copyOf(page)),
    product: (page) => product(page, copyOf(page)),
    industry: (page) => {
      const copy = copyOf(page);
      const notes = Object.fromEntries(copy.fits.map((fit) => [fit.path, fit.why]));
      const fits = links(
        copy.fits.map((fit) => fit.path),
        notes,
      );
      return offer(page, copy, under('What fits here, and why', fits));
    },
    company: (page) => composed(page, copyOf(page)),
    careers: (page) => {
      const { roles, noRoles, ...copy } = copyOf(page);
      const open = openRoles(roles);
      return composed(
        page,
        copy,
        open.length > 0 ? under('Roles', roleList(open)) : under(noRoles.heading, noRoles.body),
      );
    },
    testimonials: (page) => {
      const { testimonials, noTestimonials, ...copy } = copyOf(page);
      return composed(
        page,
        copy,
        testimonials.length > 0
          ? under('In their words', quotations(testimonials))
          : under(noTestimonials.heading, noTestimonials.body),
      );
    },
    contact: (page) => blocks(contactWays(), sections(copyOf(page))),
    'project-index': (page) => blocks(below(page), sections(copyOf(page))),
    project: (page) => {
      const copy = copyOf(page);
      return blocks(
        copy.status === 'sample' ? sampleNote : undefined,
        links([copy.industry, ...copy.services]),
        under('The situation', copy.situation),
        under('The approach', steps(copy.approach)),
        under('What it runs on', titled(copy.stack.map(({ term, detail }) => [term, detail]))),
        under('The result', copy.result),
        under('What we would do again, and what not', copy.lessons),
        related(copy.related),
      );
    },
    'blog-index': (page) =>
      blocks(under('Articles', links(publishedPosts)), sections(copyOf(page))),
    post: (page) => {
      const copy = copyOf(page);
      return blocks(
        `Published ${copy.published}. ${copy.tags.join(', ')}.`,
        copy.body,
        ...(copy.figures ?? []).map(({ figure }) =>
          under(figure.heading, figure.intro, figureMarkdown(figure)),
        ),
        related(copy.related),
      );
    },
    faqs: (page) =>
      blocks(
        ...copyOf(page).groups.map(({ heading, questions }) => under(heading, answers(questions))),
      ),
    glossary: (page) =>
      under('Terms', titled(copyOf(page).terms.map(({ term, definition }) => [term, definition]))),
    downloads: (page) => downloads(copyOf(page)),
    legal: (page) => {
      const copy = copyOf(page);
      return blocks(
        copy.review === 'awaiting counsel' ? 'Draft, awaiting legal review.' : undefined,
        copy.body,
        related(copy.related),
      );
    },
    sitemap: (page) =>
      blocks(links(listedPages.map((listed) => listed.path)), sections(copyOf(page))),
    search: (page) => sections(copyOf(page)),
    colophon: (page) => composed(page, copyOf(page)),
    'qa-sheet': (page) => sections(copyOf(page)),
  });
}

/** Links inside the site as absolute ones, since a twin is read away from it. */
function withAbsoluteLinks(markdown: string): string {
  return markdown.replace(/\]\((\/[^)\s]*)/g, (_, path: string) => `](${absoluteUrl(path)}`);
}

/** A page as Markdown: what the page says, without its design. */
export function pageMarkdown(path: PagePath): string {
  const copy = copyOf(path);
  const text = blocks(
    `# ${copy.heading}`,
    copy.lead,
    bodyOf(path),
    sourceList(copy.sources),
    '---',
    `Page: <${absoluteUrl(path)}>. Last changed ${lastChangeOf(path)}. ${site.name}.`,
  );
  return `${withAbsoluteLinks(text)}\n`;
}
