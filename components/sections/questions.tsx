import { Prose } from '@/components/ui/prose';
import type { HeadingTier } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Question } from '@/content/schema/pages';
import { fragmentOf } from '@/lib/fragments';

/**
 * Questions with collapsible answers. They work without scripts. Find-in-page also searches
 * collapsed answers.
 */
export function Questions({
  heading = 'Questions',
  isTarget,
  tier,
  questions,
}: {
  heading?: string;
  isTarget?: boolean;
  tier?: HeadingTier;
  questions: readonly Question[];
}) {
  return (
    <SplitSection heading={heading} isTarget={isTarget} tier={tier}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="hairline-t">
          <summary className="opens min-h-12 py-2 font-semibold lg:min-h-14 lg:py-3">
            {question.includes('-') ? (
              <span>
                <UnbrokenText>{question}</UnbrokenText>
              </span>
            ) : (
              question
            )}
          </summary>
          {/* The `id` is inside the `details`. The browser therefore opens the `details` for a link to the answer. */}
          <Prose id={fragmentOf(question)} className="pb-6">
            {answer}
          </Prose>
        </details>
      ))}
    </SplitSection>
  );
}
