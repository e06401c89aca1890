import type { ReactNode } from 'react';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { PageTree } from '@/components/sections/lists/page-directory';
import { Sections } from '@/components/sections/sections';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/text-link';
import type { PagePath, PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { countBelow, listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { linkNameOf, nameOf } from '@/lib/pages/titles';

/** A section with more pages has the whole width, so that its heading is above all its columns. */
const columnMax = 24;

const isWide = ({ path }: { path: PagePath }) => countBelow(path) > columnMax;

const columns = 'gap-x-12 columns-[15rem]';

/** A section with links to all its pages. A column does not begin within a section. */
function Section({ path, children }: { path: PagePath; children: ReactNode }) {
  return (
    <section className="mb-6 break-inside-avoid lg:mb-10">
      <h2 className="text-xl">
        <TextLink href={path}>{nameOf(path)}</TextLink>
      </h2>
      <Fold summary={`Pages of ${nameOf(path)}`}>{children}</Fold>
    </section>
  );
}

export function SitemapTemplate({ path }: { path: PagePathOf<'sitemap'> }) {
  const copy = copyOf(path);
  const top = listedPages.filter((page) => page.parent === '/');
  const sections = top.filter((page) => listedChildrenOf(page.path).length > 0);
  const single = top.filter((page) => listedChildrenOf(page.path).length === 0);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <div className="leading-tight [&_a]:py-1">
          {sections.filter(isWide).map((section) => (
            <Section key={section.path} path={section.path}>
              <div className={columns}>
                <PageTree path={section.path} />
              </div>
            </Section>
          ))}
          <div className={columns}>
            {sections
              .filter((section) => !isWide(section))
              .map((section) => (
                <Section key={section.path} path={section.path}>
                  <PageTree path={section.path} />
                </Section>
              ))}
            <section className="mb-10 break-inside-avoid">
              <h2 className="text-xl">More</h2>
              <ul>
                {single.map((page) => (
                  <li key={page.path} className="pl-4">
                    <TextLink href={page.path}>{linkNameOf(page.path)}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
        <Sections sections={copy.sections} />
      </PageBody>
    </article>
  );
}
