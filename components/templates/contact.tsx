import { EnquiryForm } from '@/components/islands/enquiry/enquiry-form';
import { Island } from '@/components/islands/island';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ContactWays } from '@/components/sections/contact-ways';
import { NumberLink } from '@/components/sections/offers/first-steps';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { ButtonLink } from '@/components/ui/button-link';
import { Fold } from '@/components/ui/fold';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { enquiryKeptNote } from '@/content/company/enquiry-notes';
import type { Section, SectionOf } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { callAddress, waysToWrite, whatsAppAddress } from '@/lib/contact-addresses';
import { enquiryEndpoint, formAddress } from '@/lib/enquiry/enquiry-endpoint';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { copyOf } from '@/lib/pages/copy';

/** The id of the paragraph that confirms an enquiry that was sent without scripts. */
const receivedId = 'enquiry-received';

const writeHeading = 'Write to us';

const isSpecification = (section: Section): section is SectionOf<'specification'> =>
  section.type === 'specification';

/**
 * What to do about a fault: on phones before the form and collapsed, and on wide screens beside it.
 * Its line is outside the column, so that its text is aligned with what is below it.
 */
function Urgent({ heading, rows }: SectionOf<'specification'>) {
  return (
    <section className="urgent -ml-4 self-start border-l-4 border-signal pl-3 lg:col-span-5">
      <SectionHeading isTarget>{heading}</SectionHeading>
      <Fold summary="What to do, and when we start">
        <p className="print:hidden">
          <NumberLink />
        </p>
        <dl className="mt-2 grid gap-2 leading-snug sm:gap-3">
          {rows.map(({ term, detail }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <Prose as="dd">{detail}</Prose>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}

export function ContactTemplate({ path }: { path: PagePathOf<'contact'> }) {
  const copy = copyOf(path);
  const endpoint = enquiryEndpoint();
  const urgent = copy.sections.find(isSpecification);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead}>
        {/* Its room is kept until the script says whether the office is open. */}
        <p
          role="status"
          data-opening=""
          className="needs-scripts min-h-12 basis-full font-semibold sm:min-h-7"
        />
        <ButtonLink href={callAddress}>Call</ButtonLink>
        {whatsAppAddress && (
          <ButtonLink href={whatsAppAddress} look="quiet">
            WhatsApp
          </ButtonLink>
        )}
        <ButtonLink href="#enquiry" look="quiet">
          {writeHeading}
        </ButtonLink>
        <p className="basis-full sm:hidden">
          <NumberLink />
        </p>
      </TextHeading>
      <PageBody hasTideLine={false}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {urgent && <Urgent {...urgent} />}
          <section
            id="enquiry"
            className="min-w-0 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <SectionHeading tier="second">{writeHeading}</SectionHeading>
            {/* If the form was sent without scripts, the receiver redirects to this paragraph. */}
            <p
              id={receivedId}
              hidden
              data-mdast="ignore"
              className="hairline mt-6 border-accent p-5"
            >
              Your enquiry has arrived. A person reads it and answers.
            </p>
            {endpoint === undefined && (
              <p className="without-scripts measure mt-6">
                The form needs JavaScript. Without it, please call us or write by {waysToWrite}: see
                “Ways to reach us”.
              </p>
            )}
            <div className={endpoint === undefined ? 'needs-scripts mt-4 sm:mt-6' : 'mt-4 sm:mt-6'}>
              <Island
                name="enquiry"
                component={EnquiryForm}
                props={{
                  endpoint:
                    endpoint === undefined ? null : formAddress(endpoint, `${path}#${receivedId}`),
                  subjects: subjectGroups,
                }}
                when="load"
              />
            </div>
            <Prose className="mt-3 text-sm text-ink-muted">{enquiryKeptNote}</Prose>
          </section>
          <ContactWays />
        </div>
        <div className="flex flex-col gap-5 sm:gap-[var(--section-gap)] print:hidden">
          <Sections sections={copy.sections.filter((section) => section !== urgent)} />
          <Sources sources={copy.sources} />
        </div>
      </PageBody>
    </article>
  );
}
