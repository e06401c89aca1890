import type { ReactNode } from 'react';

/** What `aria-current` says of a link: `page` if it leads to the page that is open. */
export function currentPage(href: string): 'page' | undefined {
  return location.pathname === href ? 'page' : undefined;
}

/** A link to a page in a menu's panel or in the sheet. A bar marks the page that is open. */
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
      aria-current={currentPage(href)}
      className={`no-underline hover:bg-surface aria-[current]:[box-shadow:inset_3px_0_var(--accent)] forced-colors:aria-[current]:border-l-3 forced-colors:aria-[current]:border-[color:Highlight] ${className}`}
    >
      {children}
    </a>
  );
}
