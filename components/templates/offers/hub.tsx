import { toString as textOf } from 'mdast-util-to-string';
import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading, TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { type ArrowRow, ArrowRows } from '@/components/sections/lists/arrow-rows';
import { OfferGroups } from '@/components/sections/lists/offer-groups';
import { PageDirectory } from '@/components/sections/lists/page-directory';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import { isSiteHref } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { parseMarkdown } from '@/lib/parse-markdown';

/**
 * A Markdown list as rows, if each entry is a link to a page, or a question in bold type with an
 * answer that has one link. Otherwise undefined.
 */
function rowsOf(markdown: string): readonly ArrowRow[] | undefined {
  const [list] = parseMarkdown(markdown).children;
  if (list?.type !== 'list') return undefined;
  const rows = list.children.flatMap(({ children: [text] }): ArrowRow[] => {
    if (text?.type !== 'paragraph') return [];
    const [link, second] = text.children.filter(({ type }) => type === 'link');
    if (link?.type !== 'link' || second || !isSiteHref(link.url)) return [];
    const [question, ...answer] = text.children;
    if (question === link && answer.length === 0) return [{ label: textOf(link), href: link.url }];
    if (question?.type !== 'strong') return [];
    return [{ label: textOf(question), note: textOf(answer).trim(), href: link.url }];
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
      <SectionHeading isTarget tier="major">
        {heading}
      </SectionHeading>
      <ArrowRows rows={rows} />
    </section>
  );
}

export function HubTemplate({ path }: { path: PagePathOf<'hub'> }) {
  const copy = copyOf(path);
  // A guide that is a list leads to the pages. A sentence is about the list of pages.
  const guide = copy.guide && <Guide {...copy.guide} />;
  const isGuideFirst = copy.guide && isList(copy.guide.body);
  const words = {
    path,
    heading: copy.heading,
    lead: copy.lead,
    children: <FirstSteps />,
  };
  return (
    <article>
      {copy.drawing ? (
        <PictureHeading
          {...words}
          picture={<Drawing path={path} drawing={copy.drawing} />}
          place={copy.drawing.place}
        />
      ) : (
        <TextHeading {...words} />
      )}
      <PageBody hasTideLine={!copy.drawing}>
        {isGuideFirst && guide}
        {copy.groups ? (
          <OfferGroups groups={copy.groups} />
        ) : (
          <PageDirectory path={path} heading={copy.listHeading} unlisted={copy.ask?.heading} />
        )}
        {!isGuideFirst && guide}
        <Sections sections={copy.sections} />
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <Sources sources={copy.sources} />
        <CallToAction
          heading={copy.ask?.heading ?? 'Tell us what you are trying to do'}
          body={copy.ask?.body}
        />
      </PageBody>
    </article>
  );
}
