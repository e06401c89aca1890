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
        <details key={question} className="hairline-t">
          <summary className="opens min-h-12 py-2 font-semibold lg:min-h-14 lg:py-3">
            {question}
          </summary>
          {/* The address of an answer names a place inside it, so that the browser opens it. */}
          <Prose id={fragmentOf(question)} className="pb-6">
            {answer}
          </Prose>
        </details>
      ))}
    </SplitSection>
  );
}
