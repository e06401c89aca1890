import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';

/** The one next step at the end of a page. */
export function CallToAction({
  heading,
  body,
  label = 'Ask for a quote',
}: {
  heading: string;
  body: string;
  label?: string;
}) {
  return (
    <section className="hairline-t grid items-end gap-8 pt-10 lg:grid-cols-12 print:hidden">
      <div className="lg:col-span-8">
        <h2 className="text-3xl">{heading}</h2>
        <Prose className="mt-4 text-lg text-ink-muted">{body}</Prose>
      </div>
      <div className="lg:col-span-4 lg:text-right">
        <ButtonLink href="/contact">{label}</ButtonLink>
      </div>
    </section>
  );
}
