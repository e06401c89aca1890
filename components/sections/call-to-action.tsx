import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import type { PagePath } from '@/content/tree';

/** The one next step at the end of a page. */
export function CallToAction({
  heading,
  body,
  wants = 'a quote',
  about,
}: {
  heading: string;
  body: string;
  /** What the visitor would press the button for. */
  wants?: 'a quote' | 'an answer';
  about?: PagePath;
}) {
  const query = new URLSearchParams({
    ...(wants === 'a quote' && { for: 'quote' }),
    ...(about && { about }),
  });
  return (
    <section className="hairline-t grid items-end gap-8 pt-10 lg:grid-cols-12 print:hidden">
      <div className="lg:col-span-8">
        <h2 className="text-3xl">{heading}</h2>
        <Prose className="mt-4 text-lg text-ink-muted">{body}</Prose>
      </div>
      <div className="lg:col-span-4 lg:text-right">
        <ButtonLink href={query.size > 0 ? `/contact?${query}#enquiry` : '/contact#enquiry'}>
          {wants === 'a quote' ? 'Ask for a quote' : 'Ask us'}
        </ButtonLink>
      </div>
    </section>
  );
}
