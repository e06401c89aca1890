import { ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { Fold } from '@/components/ui/fold';
import { Choice } from '@/components/ui/form-field';
import { linkLook } from '@/components/ui/looks';
import { TextLink } from '@/components/ui/text-link';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { today } from '@/content/values/days';
import { hoursInShort } from '@/content/values/office-hours';
import { classNames } from '@/lib/class-names';
import { callAddress, emailAddress, profiles } from '@/lib/contact-addresses';

/**
 * A checkbox for low-data mode, and a sentence about what the mode has saved.
 * `connectLowDataSwitch` adds the behaviour.
 */
function LowDataSwitch() {
  return (
    <div className="needs-scripts mt-1 lg:mt-4 text-sm print:hidden">
      <Choice type="checkbox" id="low-data" className="w-fit">
        Low-data mode
      </Choice>
      <p id="low-data-report" role="status" className="text-ink-muted" />
    </div>
  );
}

/**
 * A link to the top of the page. A script shows the link when the page has been scrolled by more
 * than `scrollToTopThresholdPx`, and makes a click scroll smoothly. Without scripts, the link stays
 * at the end of the page, and jumps to the top.
 */
function ScrollToTop() {
  return (
    <a
      href="#top"
      aria-label="Scroll to top"
      data-scroll-to-top
      className="hairline grid size-target flex-none place-items-center border-ink-muted bg-raised text-ink hover:text-accent print:hidden"
    >
      <ArrowUp size={20} />
    </a>
  );
}

/**
 * The footer: links, contact details and the tagline. On the home page, it ends with the company's
 * name in large type.
 */
export function Footer({ isHome = false }: { isHome?: boolean }) {
  const { address, email, phone } = site.contact;
  return (
    <footer className="hairline-t mt-8 overflow-hidden bg-surface pt-3 lg:pt-10">
      <div className="page-grid">
        <div className="grid gap-1 lg:grid-cols-12 lg:gap-12 print:gap-1">
          <nav
            aria-label="Footer"
            className="gap-x-8 md:grid md:grid-flow-col md:grid-rows-[auto_auto] lg:col-span-7 print:hidden"
          >
            {footerNavigation.map((column) => (
              <Fragment key={column.title}>
                <h2 className="font-text text-sm font-semibold tracking-normal text-ink-muted max-md:hidden">
                  {column.title}
                </h2>
                <Fold summary={column.title} className="max-md:hairline-b">
                  <ul className="max-md:pb-3 md:mt-3">
                    {column.links.map((link) => (
                      <li key={link.href}>
                        <TextLink href={link.href}>{link.title}</TextLink>
                      </li>
                    ))}
                  </ul>
                </Fold>
              </Fragment>
            ))}
          </nav>
          <div className="lg:col-span-5">
            <h2 className="font-text text-sm font-semibold tracking-normal text-ink-muted max-md:sr-only">
              Reach us
            </h2>
            <address className="not-italic">
              <p className="lg:mt-3">
                <TextLink href={callAddress} className="text-xl font-semibold">
                  {phone.value}
                </TextLink>
                <br />
                <span className="text-sm">{hoursInShort()}</span>
                <br />
                <TextLink href={emailAddress} className="underline">
                  {email.value}
                </TextLink>
              </p>
              <p className="text-ink-muted lg:mt-3">
                {`${address.value.box}, ${address.value.city}, ${address.value.country}`}
              </p>
              <ul className="mt-1 flex flex-wrap gap-x-2 lg:mt-4">
                {profiles().map(({ network, url }) => (
                  <li key={network}>
                    <a
                      href={url.value}
                      rel="noopener me"
                      className={classNames(linkLook, 'text-sm underline')}
                    >
                      {network}
                    </a>
                  </li>
                ))}
              </ul>
            </address>
          </div>
        </div>
        <LowDataSwitch />
        <div className="flex min-h-14 items-center gap-x-4 pb-3 text-sm text-ink-muted lg:mt-4">
          {/* The padding and the height are the room of the link at the end of the page. */}
          <div className="min-w-0 flex-1 gap-x-8 pr-14 sm:flex">
            <p className="max-w-md">{site.tagline}</p>
            <p>
              © <span id="current-year">{today().slice(0, 4)}</span> {site.name.toUpperCase()}
            </p>
          </div>
          <ScrollToTop />
        </div>
      </div>
      {isHome && (
        <p
          aria-hidden="true"
          data-name={site.name}
          className="footer-wordmark page-grid max-sm:hidden print:hidden"
        />
      )}
    </footer>
  );
}
