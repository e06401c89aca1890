import { CoverArt } from '@/components/art/cover-art';
import { OfflineSale } from '@/components/figures/offline-sale';
import { OpenDoor } from '@/components/figures/open-door';
import { CallToAction } from '@/components/sections/call-to-action';
import { ArrowRows } from '@/components/sections/lists/arrow-rows';
import { HomeListing } from '@/components/sections/lists/home-listing';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { Sections } from '@/components/sections/sections';
import { ArgumentFirst } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { faultNote } from '@/content/company/enquiry-notes';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { hoursInWords } from '@/content/values/office-hours';
import { callAddress } from '@/lib/contact-addresses';
import { copyOf } from '@/lib/pages/copy';

/** The number to call, in digits. */
function PhoneNumber() {
  return (
    <p className="mt-4 lg:mt-6">
      <TextLink
        href={callAddress}
        className="font-semibold whitespace-nowrap underline underline-offset-4 print:text-xl"
      >
        {site.contact.phone.value}
      </TextLink>
    </p>
  );
}

/**
 * The hours of the office, and how soon somebody works on a fault. Whether the office is open now
 * would cost a first visit two more requests, so only the contact page says it.
 */
function HoursAndFaults() {
  return (
    <p className="self-start text-ink-muted max-sm:text-sm lg:col-span-6">
      {hoursInWords()}.
      <br />
      <UnbrokenText>{faultNote}</UnbrokenText>
    </p>
  );
}

export function HomeTemplate({ path }: { path: '/' }) {
  const copy = copyOf(path);
  const { problems }: Copy<'home'> = copy;
  const [first, ...others] = copy.listings;
  const figure =
    copy.figure.type === 'offline-sale' ? (
      <OfflineSale {...copy.figure} />
    ) : (
      <Sections sections={[copy.figure]} />
    );
  return (
    <>
      <header className="page-grid grid items-center gap-x-12 gap-y-6 pt-5 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-6">
          <h1 className="text-display">{copy.heading}</h1>
          <p className="measure mt-4 sm:text-xl">{copy.lead}</p>
          <div className="mt-5 flex flex-wrap gap-2 sm:gap-3 lg:mt-8 print:hidden">
            <FirstSteps />
          </div>
          <PhoneNumber />
        </div>
        <div className="print:hidden lg:col-span-6 lg:row-span-2">
          {copy.door ? (
            <OpenDoor scene={copy.door} />
          ) : (
            <CoverArt path={path} size="panel" className="h-55 w-full lg:h-[30rem]" />
          )}
        </div>
        <HoursAndFaults />
      </header>

      <div className="page-grid mt-12 flex flex-col gap-8 sm:gap-[var(--section-gap)] lg:mt-20">
        <ArgumentFirst>
          {problems && (
            <section>
              <SectionHeading tier="second">{problems.heading}</SectionHeading>
              <ArrowRows
                rows={problems.entries.map(({ problem, path: answer }) => ({
                  label: problem,
                  href: answer,
                }))}
              />
            </section>
          )}
          {first && <HomeListing {...first} />}
          {figure}
        </ArgumentFirst>
        {others.map((listing) => (
          <HomeListing key={listing.section} {...listing} />
        ))}

        <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionHeading tier="second">{copy.evidence.heading}</SectionHeading>
            <Prose className="mt-3">{copy.evidence.body}</Prose>
          </div>
          <div className="lg:col-span-7">
            <dl>
              {site.features.map((feature, index) => (
                <div
                  key={feature}
                  className="hairline-t gap-x-8 py-1 sm:grid sm:grid-cols-5 lg:py-4"
                >
                  <dt className="font-display font-semibold sm:col-span-2">{feature}</dt>
                  <dd className="text-ink-muted max-sm:text-sm sm:col-span-3">
                    {copy.features[index]}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>

        <CallToAction heading={copy.next.heading} body={copy.next.body} />
      </div>
    </>
  );
}
