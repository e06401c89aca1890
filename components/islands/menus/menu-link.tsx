import type { ReactNode } from 'react';

/** The value of `aria-current` for a link: `page` if it leads to the current page. */
export function ariaCurrentOf(href: string): 'page' | undefined {
  return location.pathname === href ? 'page' : undefined;
}

/** A link in a panel or in the sheet. A bar marks the link to the current page. */
export function MenuLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      aria-current={ariaCurrentOf(href)}
      className={`no-underline hover:bg-surface aria-[current]:[box-shadow:inset_3px_0_var(--accent)] forced-colors:aria-[current]:border-l-3 forced-colors:aria-[current]:border-[color:Highlight] ${className}`}
    >
      {children}
    </a>
  );
}
