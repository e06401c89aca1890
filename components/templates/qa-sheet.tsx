import { RaiseError } from '@/components/islands/errors/raise-error';
import { Island } from '@/components/islands/island';
import { KeepScroll } from '@/components/layout/keep-scroll';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageList } from '@/components/sections/lists/page-list';
import { Scope } from '@/components/sections/offers/scope';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { IconSheet } from '@/components/sections/specimens/icon-sheet';
import { ThemeSpecimens } from '@/components/sections/specimens/theme-specimens';
import { SiteLink } from '@/components/ui/site-link';
import { SplitSection } from '@/components/ui/split-section';
import type { PagePath, PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** The first page of each of these kinds. */
const samplePages = (['service', 'product', 'project-index', 'contact'] as const).flatMap(
  (kind): readonly PagePath[] => pathsOfKind(kind).slice(0, 1),
);

/** The components of the site, in all their states and themes. */
export function QaSheetTemplate({ path }: { path: PagePathOf<'qa-sheet'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Sections sections={copy.sections} />
        <IconSheet />
        <ThemeSpecimens />
        <Scope
          scope={{
            receive: ['Short', 'A line long enough to wrap in a column of three', 'Short again'],
            excluded: ['What is left out', 'Internationalisation-and-localisation-in-one-word'],
          }}
        />
        <Questions
          questions={[
            { question: 'Does it open without scripts?', answer: 'Yes, it is plain HTML.' },
            {
              question: 'What does a long question do when it has to share its line with the sign?',
              answer: 'It wraps, and the sign stays in the middle. See [the site map](/sitemap).',
            },
          ]}
        />
        <PageList paths={samplePages} />
        <Sources
          sources={[
            {
              fact: 'A fact',
              reference: 'A reference with an address',
              url: 'https://www.example.com/',
              checked: '2026-11-02',
            },
            { fact: 'Another', reference: 'A reference on paper', checked: 'not yet' },
          ]}
        />
        {pathsOfKind('glossary').map((glossary) => (
          <SplitSection key={glossary} heading="A link that keeps its place">
            <p className="measure">
              Links open pages at the top. The page behind{' '}
              <SiteLink href={glossary} keepsScroll className="underline">
                this link to the glossary
              </SiteLink>{' '}
              opens at the scroll position of this one.
            </p>
            <KeepScroll />
          </SplitSection>
        ))}
        <SplitSection heading="The error page">
          <p className="measure mb-6">
            If the code of a page fails, the error page replaces the content. It has a button that
            tries again and a link to the home page.
          </p>
          <Island name="raise-error" component={RaiseError} props={{}} />
        </SplitSection>
        <CallToAction heading="The one next step" body="With a sentence that says what happens." />
      </PageBody>
    </article>
  );
}
