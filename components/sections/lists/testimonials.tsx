import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import type { Copy } from '@/content/schema/pages';
import { nameOf } from '@/lib/pages/titles';

/**
 * Quotations from clients, with their roles and sectors, and links to the services that they used.
 */
export function Testimonials({ testimonials }: Pick<Copy<'testimonials'>, 'testimonials'>) {
  return (
    <section>
      <SectionHeading>In their words</SectionHeading>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote} className="hairline-t py-8">
            <figure>
              <blockquote className="font-display text-xl">{testimonial.quote}</blockquote>
              <figcaption className="mt-4 text-ink-muted">
                {testimonial.role}, {testimonial.sector}
                <span className="block text-sm">
                  {testimonial.services.map((service) => (
                    <TextLink key={service} href={service} className="mr-4 underline">
                      {nameOf(service)}
                    </TextLink>
                  ))}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
