import type { ReactNode } from 'react';
import type { SiteHref } from './site-link';

const looks = {
  primary: 'bg-accent text-accent-ink hover:bg-ink hover:text-canvas',
  quiet: 'hairline border-ink-muted text-ink hover:border-ink hover:bg-surface',
} as const;

/** A link that looks like a button, at least 44 pixels high. */
export function ButtonLink({
  href,
  look = 'primary',
  children,
}: {
  /** A page of the site, a call or a WhatsApp chat. */
  href: SiteHref | `tel:${string}` | `https://wa.me/${string}`;
  look?: keyof typeof looks;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center justify-center rounded-sm px-3 sm:px-6 font-semibold no-underline transition-colors duration-200 ${looks[look]}`}
    >
      {children}
    </a>
  );
}
