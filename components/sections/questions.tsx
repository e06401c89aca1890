import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';
import type { Question } from '@/content/schema';
import { fragmentOf } from '@/lib/pages/fragments';

/** Questions with answers that open; plain HTML, so they work without scripts and are found by searching the page. */
export function Questions({
  heading = 'Questions people ask',
  id,
  questions,
}: {
  heading?: string;
  id?: string;
  questions: readonly Question[];
}) {
  return (
    <SplitSection heading={heading} {...(id && { id })}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="hairline-t group">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 py-2 font-semibold lg:min-h-14 lg:py-3">
            {question}
            <span
              aria-hidden="true"
              className="text-accent transition-transform duration-200 group-open:rotate-45"
            >
              +
            </span>
          </summary>
          {/* The address of an answer names a place inside it, so that the browser opens it. */}
          <div id={fragmentOf(question)}>
            <Prose className="pb-6">{answer}</Prose>
          </div>
        </details>
      ))}
    </SplitSection>
  );
}
