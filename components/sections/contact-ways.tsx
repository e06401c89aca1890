import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { messageNote, visitNote } from '@/content/company/enquiry-notes';
import { site } from '@/content/site';
import { hoursInRows } from '@/content/values/office-hours';
import { classNames } from '@/lib/class-names';
import { callAddress, emailAddress, smsAddress, whatsAppAddress } from '@/lib/contact-addresses';
import { filePaths } from '@/lib/file-paths';

const wayLook = 'underline xl:text-lg';

function Row({
  name,
  isLink = false,
  isOnPaper = true,
  children,
}: {
  name: string;
  /**
   * Whether the content is a link. A link is already 44 pixels high, so its row needs less padding.
   */
  isLink?: boolean;
  /** Whether it is of use to a reader who cannot follow a link. */
  isOnPaper?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'hairline-t grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3',
        isLink ? 'py-1' : 'py-2 lg:py-3',
        !isOnPaper && 'print:hidden',
      )}
    >
      <dt
        className={classNames(
          'font-semibold',
          isLink && 'flex min-h-target items-center self-start',
        )}
      >
        {name}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

export function ContactWays() {
  const { phone, email, address, premises } = site.contact;
  const [mailbox, domain] = email.value.split('@');
  return (
    <section className="lg:col-span-5 lg:mt-8">
      <SectionHeading>Ways to reach us</SectionHeading>
      <dl className="mt-3 lg:mt-6">
        <Row name="Call" isLink>
          <TextLink href={callAddress} className={wayLook}>
            {phone.value}
          </TextLink>
          {phone.standIn && <SampleMark />}
        </Row>
        <Row name="Message" isLink isOnPaper={false}>
          <div className="flex flex-wrap gap-x-6">
            {whatsAppAddress && (
              <TextLink href={whatsAppAddress} className={wayLook}>
                WhatsApp
              </TextLink>
            )}
            <TextLink href={smsAddress} className={wayLook}>
              SMS
            </TextLink>
          </div>
          <p className="pb-1 text-sm text-ink-muted">{messageNote}</p>
        </Row>
        <Row name="E-mail" isLink>
          <TextLink href={emailAddress} className={wayLook}>
            <span>
              {mailbox}
              <wbr />@{domain}
            </span>
          </TextLink>
        </Row>
        <Row name="Visit">
          <div className="max-sm:text-sm">
            {premises.value.place}
            {premises.standIn && ' (sample address)'}. {visitNote}{' '}
            {!premises.standIn && (
              <TextLink
                href={`geo:${premises.value.latitude},${premises.value.longitude}`}
                className="underline"
              >
                Open in your map app
              </TextLink>
            )}
          </div>
        </Row>
      </dl>
      <Fold summary="Hours, post and contact card" className="max-md:hairline-t">
        <dl>
          <Row name="Hours">
            <ul className="text-sm tabular-nums *:mb-1 *:flex *:justify-between *:gap-x-3">
              {hoursInRows().map(({ days, hours }) => (
                <li key={days}>
                  {days} <span className="text-ink-muted">{hours}</span>
                </li>
              ))}
              <li>
                Public holidays of {site.contact.address.value.country}{' '}
                <span className="text-ink-muted">Closed</span>
              </li>
            </ul>
          </Row>
          <Row name="Post">
            {address.value.box},
            <br />
            {address.value.city}, {address.value.country}
            {address.standIn && ' (sample)'}
          </Row>
          <Row name="Card" isLink isOnPaper={false}>
            <TextLink href={filePaths.contactCard} download className={wayLook}>
              Save us to your contacts
            </TextLink>
          </Row>
        </dl>
      </Fold>
    </section>
  );
}
