import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { SplitSection } from '@/components/ui/split-section';
import { site } from '@/content/site';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';

/** Every way to reach the company. */
export function ContactTemplate({ path }: { path: PagePathOf<'contact'> }) {
  const copy = copyOf(path);
  const { phone, email, address } = site.contact;
  const digits = phone.value.replace(/\D/g, '');
  const ways = [
    { name: 'Call', href: `tel:+${digits}`, text: phone.value },
    { name: 'WhatsApp', href: `https://wa.me/${digits}`, text: phone.value },
    { name: 'SMS', href: `sms:+${digits}`, text: phone.value },
    { name: 'E-mail', href: `mailto:${email.value}`, text: email.value },
  ];
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <SplitSection heading="Ways to reach us">
          <dl>
            {ways.map((way) => (
              <div key={way.name} className="hairline-t grid gap-x-8 py-3 sm:grid-cols-3">
                <dt className="flex min-h-11 items-center font-semibold">{way.name}</dt>
                <dd className="sm:col-span-2">
                  <a
                    href={way.href}
                    className="inline-flex min-h-11 items-center text-lg underline hover:text-accent"
                  >
                    {way.text}
                  </a>
                </dd>
              </div>
            ))}
            <div className="hairline-t grid gap-x-8 py-3 sm:grid-cols-3">
              <dt className="flex min-h-11 items-center font-semibold">Post</dt>
              <dd className="py-2 text-lg sm:col-span-2">
                {address.value.box}, {address.value.city}, {address.value.country}
              </dd>
            </div>
          </dl>
        </SplitSection>
        <Sections sections={copy.sections} />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
