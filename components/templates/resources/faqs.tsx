import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { NumberLink } from '@/components/sections/offers/first-steps';
import { Questions } from '@/components/sections/questions';
import { Sources } from '@/components/sections/sources';
import { TextLink } from '@/components/ui/text-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { fragmentOf } from '@/lib/pages/fragments';

/** Common questions with their answers, in groups. Links above the groups lead to each group. */
export function FaqsTemplate({ path }: { path: PagePathOf<'faqs'> }) {
  const copy = copyOf(path);
  const groups = copy.groups.map((group) => ({ ...group, id: fragmentOf(group.heading) }));
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead}>
        <NumberLink />
      </TextHeading>
      <PageBody hasTideLine={false}>
        <nav aria-label="Groups of questions">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
            {groups.map((group) => (
              <li key={group.id}>
                <TextLink href={`#${group.id}`} className="underline">
                  {group.heading}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map((group) => (
          <Questions
            key={group.id}
            id={group.id}
            heading={group.heading}
            tier="second"
            questions={group.questions}
          />
        ))}
        <CallToAction
          heading="Your question is not here?"
          body="Ask it. If others may have it too, the answer is added to this page."
          wants="an answer"
        />
        <Sources
          sources={[
            ...(copy.sources ?? []),
            ...copy.groups.flatMap((group) =>
              group.questions.flatMap((question) => question.source ?? []),
            ),
          ]}
        />
      </PageBody>
    </article>
  );
}
