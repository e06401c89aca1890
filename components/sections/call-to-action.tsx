import { KangaBorderCopy } from '@/components/art/kanga';
import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import type { PagePath } from '@/content/tree';
import { FirstSteps } from './offers/first-steps';

/** The call to action at the end of a page: get a quote or ask a question. */
export function CallToAction({
  heading,
  body,
  wants = 'a quote',
  about,
}: {
  heading: string;
  body?: string | undefined;
  wants?: 'a quote' | 'an answer';
  /** The page that the quote is about. */
  about?: PagePath;
}) {
  return (
    <section className="deep grid gap-5 lg:mt-16 print:hidden">
      <KangaBorderCopy />
      <div>
        <h2 className="text-cta">{heading}</h2>
        {body && <Prose className="mt-4 text-lg text-ink-muted">{body}</Prose>}
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-4">
        {wants === 'a quote' ? (
          <FirstSteps about={about} />
        ) : (
          <ButtonLink href="/contact#enquiry">Ask us</ButtonLink>
        )}
      </div>
    </section>
  );
}
