import { CoverArt } from '@/components/art/cover-art';
import { TideLine } from '@/components/art/tide-line';
import { CallToAction } from '@/components/sections/call-to-action';
import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import { SampleMark } from '@/components/ui/sample-mark';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { SplitSection } from '@/components/ui/split-section';
import { site } from '@/content/site';
import { copyOf } from '@/lib/copy';
import { builtChildrenOf } from '@/lib/navigation';
import { latestPosts } from '@/lib/posts';
import { titleOf } from '@/lib/titles';

/** The home page. */
export function HomeTemplate({ path }: { path: '/' }) {
  const copy = copyOf(path);
  return (
    <>
      <header className="page-grid grid items-center gap-x-12 gap-y-10 pt-10 lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-7">
          <h1 className="text-display">{copy.heading}</h1>
          <p className="measure mt-8 text-xl text-ink-muted">{copy.lead}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink href="/contact?for=quote#enquiry">Get a quote</ButtonLink>
            <ButtonLink href="/services" look="quiet">
              See what we do
            </ButtonLink>
          </div>
        </div>
        <CoverArt path={path} size="panel" className="max-h-[36rem] w-full lg:col-span-5" />
      </header>

      <div className="page-grid mt-20 flex flex-col gap-[var(--section-gap)]">
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {copy.audience.map((entry) => (
            <li key={entry.heading} className="hairline-t py-6">
              <h2 className="text-xl">
                <SiteLink href={entry.path} className="hover:text-accent">
                  {entry.heading}
                </SiteLink>
              </h2>
              <p className="mt-3 text-ink-muted">{entry.body}</p>
            </li>
          ))}
        </ul>

        <TideLine />

        <SplitSection heading={copy.services.heading}>
          <Prose>{copy.services.body}</Prose>
          <ul className="mt-8">
            {builtChildrenOf('/services').map((service) => (
              <li key={service} className="hairline-t">
                <SiteLink
                  href={service}
                  className="group grid gap-x-8 py-5 no-underline sm:grid-cols-2"
                >
                  <span className="font-display text-xl font-semibold group-hover:text-accent">
                    {titleOf(service)}
                  </span>
                  <span className="text-ink-muted">{copyOf(service).summary}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </SplitSection>

        <section>
          <div className="measure">
            <SectionHeading>{copy.products.heading}</SectionHeading>
            <Prose className="mt-4">{copy.products.body}</Prose>
          </div>
          <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-4 lg:grid-cols-7">
            {builtChildrenOf('/products').map((product) => (
              <li key={product}>
                <SiteLink href={product} className="group block no-underline">
                  <CoverArt path={product} size="door" className="door w-full" />
                  <h3 className="mt-4 text-lg group-hover:text-accent">{titleOf(product)}</h3>
                  <p className="mt-1 text-sm text-ink-muted">{copyOf(product).summary}</p>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>

        <section className="grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionHeading>{copy.evidence.heading}</SectionHeading>
            <Prose className="mt-4">{copy.evidence.body}</Prose>
            <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-10">
              {Object.values(site.stats).map((stat) => (
                <div key={stat.label} className="flex flex-col-reverse">
                  <dt className="text-ink-muted">{stat.label}</dt>
                  <dd className="font-display text-[3.5rem] leading-none font-semibold text-accent tabular-nums">
                    {stat.value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className="lg:col-span-7">
            {site.features.map((feature, index) => (
              <div key={feature} className="hairline-t grid gap-x-8 gap-y-1 py-5 sm:grid-cols-5">
                <dt className="font-display text-lg font-semibold sm:col-span-2">{feature}</dt>
                <dd className="text-ink-muted sm:col-span-3">{copy.features[index]}</dd>
              </div>
            ))}
          </dl>
        </section>

        <SplitSection heading={copy.industries.heading}>
          <Prose>{copy.industries.body}</Prose>
          <ul className="mt-6 flex flex-wrap gap-x-8">
            {builtChildrenOf('/industries').map((industry) => (
              <li key={industry}>
                <SiteLink
                  href={industry}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
                >
                  {titleOf(industry)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </SplitSection>

        <section>
          <div className="measure">
            <SectionHeading>{copy.projects.heading}</SectionHeading>
            <Prose className="mt-4">{copy.projects.body}</Prose>
          </div>
          <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
            {copy.projects.paths.map((project) => (
              <li key={project}>
                <SiteLink href={project} className="group block no-underline">
                  <CoverArt path={project} size="card" className="w-full" />
                  <h3 className="mt-4 text-lg group-hover:text-accent">{titleOf(project)}</h3>
                  <p className="mt-1 text-ink-muted">{copyOf(project).summary}</p>
                </SiteLink>
                {copyOf(project).status === 'sample' && (
                  <p className="mt-3">
                    <SampleMark />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>

        <SplitSection heading={copy.posts.heading}>
          <Prose>{copy.posts.body}</Prose>
          <ul className="mt-6">
            {latestPosts(3).map((post) => (
              <li key={post} className="hairline-t">
                <SiteLink href={post} className="group block py-5 no-underline">
                  <h3 className="text-lg group-hover:text-accent">{copyOf(post).heading}</h3>
                  <p className="mt-1 text-ink-muted">{copyOf(post).summary}</p>
                </SiteLink>
              </li>
            ))}
          </ul>
        </SplitSection>

        <CallToAction heading={copy.next.heading} body={copy.next.body} />
      </div>
    </>
  );
}
