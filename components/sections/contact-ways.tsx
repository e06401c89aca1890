import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/content/site';
import { hoursInRows } from '@/lib/business-hours';
import { callAddress, emailAddress, smsAddress, whatsAppAddress } from '@/lib/contact-addresses';
import { filePaths } from '@/lib/file-paths';

const linkLook =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] underline hover:text-accent lg:text-lg';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="hairline-t grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-2 lg:py-3">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The contact details of the company, with its opening hours. */
export function ContactWays() {
  const { phone, email, address, premises } = site.contact;
  const [mailbox, domain] = email.value.split('@');
  const ways = [
    { name: 'Call', href: callAddress, text: phone.value },
    { name: 'WhatsApp', href: whatsAppAddress, text: phone.value },
    { name: 'SMS', href: smsAddress, text: phone.value },
    {
      name: 'E-mail',
      href: emailAddress,
      text: (
        <span>
          {mailbox}
          <wbr />@{domain}
        </span>
      ),
    },
  ];
  return (
    <section>
      <SectionHeading>Ways to reach us</SectionHeading>
      <p
        role="status"
        data-opening=""
        className="needs-scripts measure mt-3 mb-2 min-h-14 text-lg font-semibold lg:mt-6 lg:mb-4"
      />
      <dl>
        {ways.map((way) => (
          <div
            key={way.name}
            className="hairline-t grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-1"
          >
            <dt className="flex min-h-11 items-center font-semibold">{way.name}</dt>
            <dd className="min-w-0">
              <a href={way.href} className={linkLook}>
                {way.text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <Fold summary="Hours, post and contact card" className="max-md:hairline-t">
        <dl>
          <Row name="Hours">
            <ul className="text-sm tabular-nums *:mb-1 *:flex *:flex-wrap *:justify-between *:gap-x-3 lg:text-base">
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
          </Row>
          <div className="hairline-t grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-1">
            <dt className="flex min-h-11 items-center font-semibold">Card</dt>
            <dd>
              <a href={filePaths.contactCard} download className={linkLook}>
                Save us to your contacts
              </a>
            </dd>
          </div>
          {!premises.standIn && (
            <Row name="Visit">
              {premises.value.place}, by appointment.{' '}
              <a
                href={`geo:${premises.value.latitude},${premises.value.longitude}`}
                className="inline-flex min-h-11 items-center underline hover:text-accent"
              >
                Open in your map app
              </a>
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-accent">
                  Directions
                </summary>
                <dl>
                  {premises.value.directions.map(({ from, way }) => (
                    <div key={from} className="mt-3">
                      <dt className="font-semibold">{from}</dt>
                      <dd>{way}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </Row>
          )}
        </dl>
      </Fold>
    </section>
  );
}
