import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';
import { type SiteHref, SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { fragmentOf } from '@/lib/pages/fragments';
import { relationsOf } from '@/lib/pages/relations';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import { PageList } from './page-list';

function Relation({ name, children }: { name: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className="hairline-t grid gap-x-12 gap-y-1 py-3 lg:grid-cols-12">
      <dt className="py-2 text-ink-muted lg:col-span-4">{name}</dt>
      <dd className="lg:col-span-8">
        <ul className="flex flex-wrap gap-x-6">{children}</ul>
      </dd>
    </div>
  );
}

function RelatedLink({ href, title, why }: { href: SiteHref; title: string; why?: string }) {
  return (
    <li className={why ? 'w-full' : ''}>
      <SiteLink
        href={href}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
      >
        {title}
      </SiteLink>
      {why && <p className="measure mb-2 text-sm text-ink-muted">{why}</p>}
    </li>
  );
}

/** Pages that help next: the editor's choice for this page, and the pages whose content names it. */
export function RelatedPages({ path, paths }: { path: PagePath; paths: readonly PagePath[] }) {
  const { projects, sectors, articles, terms } = relationsOf(path);
  const [glossary] = pathsOfKind('glossary');
  return (
    <section className="print:hidden">
      <SectionHeading>Where to go next</SectionHeading>
      <div className="mt-8">
        <PageList paths={paths} />
      </div>
      <dl className="mt-8">
        <Relation name="Projects in which it was part of the work">
          {projects.map((project) => (
            <RelatedLink key={project} href={project} title={titleOf(project)} />
          ))}
        </Relation>
        <Relation name="Sectors it fits">
          {sectors.map((sector) => (
            <RelatedLink
              key={sector.path}
              href={sector.path}
              title={titleOf(sector.path)}
              {...(sector.why && { why: sector.why })}
            />
          ))}
        </Relation>
        <Relation name="Articles that lead here">
          {articles.map((article) => (
            <RelatedLink key={article} href={article} title={titleOf(article)} />
          ))}
        </Relation>
        {glossary && (
          <Relation name="Words explained in the glossary">
            {terms.map((term) => (
              <RelatedLink key={term} href={`${glossary}#${fragmentOf(term)}`} title={term} />
            ))}
          </Relation>
        )}
      </dl>
    </section>
  );
}
