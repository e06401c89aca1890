'use client'; // Opens and closes groups, and keeps the focus inside while open. Loaded with the first use of the menu button.

import * as Collapsible from '@radix-ui/react-collapsible';
import * as Dialog from '@radix-ui/react-dialog';
import { ChevronDown, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted, type NavigationEntry, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { currentOf, isWithin } from '@/lib/header-links';
import {
  childLinksOf,
  headerItems,
  isInSection,
  type MenuItem,
  opensPanel,
  overviewTitle,
} from '@/lib/header-menus';
import { titleOf } from '@/lib/titles';
import { ThemeChoice } from './theme-choice';

function Group({
  title,
  isCurrent,
  className,
  children,
}: {
  title: ReactNode;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <Collapsible.Root defaultOpen={isCurrent}>
      <Collapsible.Trigger className={className} aria-current={isCurrent ? 'true' : undefined}>
        {title}
        <ChevronDown aria-hidden="true" size={18} className="menu-chevron" />
      </Collapsible.Trigger>
      <Collapsible.Content className="sheet-content">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

function Entries({
  entries,
  item,
  pathname,
}: {
  entries: readonly NavigationEntry[];
  item: MenuItem;
  pathname: string;
}) {
  const link = (href: PagePath, className: string, content: ReactNode = titleOf(href)) => (
    <SiteLink
      href={href}
      className={className}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {content}
    </SiteLink>
  );
  return (
    <ul>
      {entries.map(({ href, icon }) => (
        <li key={href}>
          {link(
            href,
            'sheet-entry',
            <>
              <Icon name={icon} className="sheet-icon" />
              {titleOf(href)}
            </>,
          )}
          <ul>
            {childLinksOf(href, item).map((child) => (
              <li key={child}>{link(child, 'sheet-child')}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ item, pathname }: { item: MenuItem; pathname: string }) {
  const isWithinEntries = (entries: readonly NavigationEntry[]) =>
    entries.some((entry) => isWithin(pathname, entry.href));
  return (
    <Group title={item.title} isCurrent={isInSection(pathname, item)} className="sheet-group">
      <SiteLink
        href={item.href}
        className="sheet-entry"
        aria-current={pathname === item.href ? 'page' : undefined}
      >
        {overviewTitle(item)}
      </SiteLink>
      {item.layout === 'list' ? (
        <Entries entries={item.items} item={item} pathname={pathname} />
      ) : (
        <ul>
          {item.categories.map((category) => (
            <li key={category.id}>
              <Group
                title={category.title}
                isCurrent={isWithinEntries(category.items)}
                className="sheet-subgroup"
              >
                <Entries entries={category.items} item={item} pathname={pathname} />
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}

function Item({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <li className="hairline-b">
      {opensPanel(item) ? (
        <MenuGroup item={item} pathname={pathname} />
      ) : (
        <SiteLink
          href={item.href}
          className="sheet-group"
          aria-current={currentOf(pathname, item.href)}
        >
          {item.title}
        </SiteLink>
      )}
    </li>
  );
}

/** What is further down in the sheet, drawn after its first frame: a slow phone shows the entries sooner. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

/** The side sheet of small screens: every entry of the header as a link or a group, the theme, and Get Started. */
export function MenuSheet({
  isOpen,
  onOpenChange,
  pathname,
  returnFocus,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  pathname: string;
  returnFocus: () => void;
}) {
  /** Also closes when the link leads to the page that is open already. */
  const closeOnLink = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a') && !event.metaKey && !event.ctrlKey) {
      onOpenChange(false);
    }
  };
  // The group of the current page is open and fills a small screen.
  const current = headerItems.findIndex((item) => opensPanel(item) && isInSection(pathname, item));
  const itemsToCurrent = current < 0 ? headerItems : headerItems.slice(0, current + 1);
  const itemsAfter = headerItems.slice(itemsToCurrent.length);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onClick={closeOnLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="sheet-head">
            <Dialog.Title className="text-lg">Menu</Dialog.Title>
            <Dialog.Close className="header-tool" aria-label="Close menu">
              <X aria-hidden="true" size={22} />
            </Dialog.Close>
          </div>
          <div className="sheet-body">
            <nav aria-label="Menu">
              <ul>
                {itemsToCurrent.map((item) => (
                  <Item key={item.href} item={item} pathname={pathname} />
                ))}
                <Later>
                  {itemsAfter.map((item) => (
                    <Item key={item.href} item={item} pathname={pathname} />
                  ))}
                </Later>
              </ul>
            </nav>
            <Later>
              <ThemeChoice />
            </Later>
          </div>
          <div className="sheet-foot">
            <SiteLink href={getStarted.href} className="sheet-start">
              {getStarted.title}
            </SiteLink>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
