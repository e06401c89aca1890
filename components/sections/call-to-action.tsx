import { KangaBorderCopy } from '@/components/art/kanga';
import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import type { PagePath } from '@/content/tree';
import { NumberLink, QuoteLink } from './offers/first-steps';

/**
 * The call to action at the end of a page: get a quote, with the number to call beside it, or ask a
 * question. The heading of the page has all ways to start.
 */
export function CallToAction({
  heading,
  body,
  wants = 'a quote',
  about,
}: {
  heading: string;
  body?: string | undefined;
  wants?: 'a quote' | 'an answer';
  about?: PagePath;
}) {
  return (
    <section className="band grid gap-5 print:hidden">
      <KangaBorderCopy />
      <div>
        <h2 className="text-second">{heading}</h2>
        {body && <Prose className="mt-4 text-lg text-ink-muted">{body}</Prose>}
      </div>
      <div className="flex flex-wrap gap-x-8">
        {wants === 'a quote' ? (
          <>
            <QuoteLink about={about} look="primary" />
            <NumberLink />
          </>
        ) : (
          <ButtonLink href="/contact#enquiry">Ask us</ButtonLink>
        )}
      </div>
    </section>
  );
}
