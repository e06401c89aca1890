import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { PageTree } from '@/components/sections/lists/page-directory';
import { Sections } from '@/components/sections/sections';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/text-link';
import type { PagePathOf } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { linkNameOf, nameOf } from '@/lib/pages/titles';

export function SitemapTemplate({ path }: { path: PagePathOf<'sitemap'> }) {
  const copy = copyOf(path);
  const top = listedPages.filter((page) => page.parent === '/');
  const sections = top.filter((page) => listedChildrenOf(page.path).length > 0);
  const single = top.filter((page) => listedChildrenOf(page.path).length === 0);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <div className="gap-x-12 leading-tight sm:columns-2 lg:columns-3 [&_a]:py-1">
          {sections.map((section, index) => (
            <section
              key={section.path}
              className={classNames('mb-6 lg:mb-10', index > 0 && 'break-inside-avoid')}
            >
              <h2 className="break-after-avoid text-xl">
                <TextLink href={section.path}>{nameOf(section.path)}</TextLink>
              </h2>
              <Fold summary={`Pages of ${nameOf(section.path)}`}>
                <PageTree path={section.path} />
              </Fold>
            </section>
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
        <Sections sections={copy.sections} />
      </PageBody>
    </article>
  );
}
