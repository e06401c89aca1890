import { SampleMark } from '@/components/ui/sample-mark';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';
import { titleOf } from '@/lib/titles';
import { Composed } from './composed';

/** What clients say, by role and sector. */
export function TestimonialsTemplate({ path }: { path: PagePathOf<'testimonials'> }) {
  const copy = copyOf(path);
  return (
    <Composed path={path} copy={copy}>
      <section>
        <SectionHeading>In their words</SectionHeading>
        <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
          {copy.testimonials.map((testimonial) => (
            <li key={testimonial.quote} className="hairline-t py-8">
              <figure>
                {testimonial.status === 'sample' && <SampleMark />}
                <blockquote className="mt-4 font-display text-xl">{testimonial.quote}</blockquote>
                <figcaption className="mt-4 text-ink-muted">
                  {testimonial.role}, {testimonial.sector}
                  <span className="block text-sm">
                    {testimonial.services.map((service) => (
                      <SiteLink
                        key={service}
                        href={service}
                        className="mr-4 inline-flex min-h-11 items-center underline"
                      >
                        {titleOf(service)}
                      </SiteLink>
                    ))}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Composed>
  );
}
