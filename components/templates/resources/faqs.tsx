import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { SectionLinks } from '@/components/sections/lists/section-links';
import { NumberLink } from '@/components/sections/offers/first-steps';
import { Questions } from '@/components/sections/questions';
import { Sources } from '@/components/sections/sources';
import type { PagePathOf } from '@/content/tree';
import { fragmentOf } from '@/lib/fragments';
import { copyOf } from '@/lib/pages/copy';

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
        <SectionLinks label="Groups of questions" sections={groups} />
        {groups.map((group) => (
          <Questions
            key={group.id}
            heading={group.heading}
            isTarget
            tier="second"
            questions={group.questions}
          />
        ))}
        <Sources
          sources={[
            ...(copy.sources ?? []),
            ...copy.groups.flatMap((group) =>
              group.questions.flatMap((question) => question.source ?? []),
            ),
          ]}
        />
        <CallToAction
          heading="Your question is not here?"
          body="Ask it. If others may have it too, the answer is added to this page."
          wants="an answer"
        />
      </PageBody>
    </article>
  );
}
