import { toString as textOf } from 'mdast-util-to-string';
import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading, TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { ArrowRows } from '@/components/sections/lists/arrow-rows';
import { OfferGroups } from '@/components/sections/lists/offer-groups';
import { PageDirectory } from '@/components/sections/lists/page-directory';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import { isSiteHref } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SiteHref } from '@/components/ui/site-link';
import type { Copy } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { parseMarkdown } from '@/lib/parse-markdown';

/** The links of a Markdown list in which each entry is a link to a page. Otherwise undefined. */
function rowsOf(
  markdown: string,
): readonly { readonly label: string; readonly href: SiteHref }[] | undefined {
  const [list] = parseMarkdown(markdown).children;
  if (list?.type !== 'list') return undefined;
  const rows = list.children.flatMap(({ children: [text] }) => {
    if (text?.type !== 'paragraph' || text.children.length !== 1) return [];
    const [link] = text.children;
    return link?.type === 'link' && isSiteHref(link.url)
      ? [{ label: textOf(link), href: link.url }]
      : [];
  });
  return rows.length === list.children.length ? rows : undefined;
}

const isList = (markdown: string) => markdown.startsWith('- ');

/** What helps a visitor to find a page of the section. */
function Guide({ heading, body }: NonNullable<Copy<'hub'>['guide']>) {
  const rows = rowsOf(body);
  if (!rows)
    return <Statement heading={heading} body={body} tier={isList(body) ? 'major' : 'minor'} />;
  return (
    <section>
      <SectionHeading tier="major">{heading}</SectionHeading>
      <ArrowRows rows={rows} />
    </section>
  );
}

export function HubTemplate({ path }: { path: PagePathOf<'hub'> }) {
  const copy = copyOf(path);
  // A guide that is a list leads to the pages. A sentence is about the list of pages.
  const guide = copy.guide && <Guide {...copy.guide} />;
  const isGuideFirst = copy.guide && isList(copy.guide.body);
  return (
    <article>
      {copy.drawing ? (
        <PictureHeading
          path={path}
          heading={copy.heading}
          lead={copy.lead}
          picture={<Drawing path={path} drawing={copy.drawing} />}
          place={copy.drawing.place}
        />
      ) : (
        <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      )}
      <PageBody hasTideLine={!copy.drawing}>
        {isGuideFirst && guide}
        {copy.groups ? <OfferGroups groups={copy.groups} /> : <PageDirectory path={path} />}
        {!isGuideFirst && guide}
        <Sections sections={copy.sections} />
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <CallToAction
          heading={copy.ask?.heading ?? 'Tell us what you are trying to do'}
          body={copy.ask?.body}
        />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
