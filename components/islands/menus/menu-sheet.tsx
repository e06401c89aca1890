'use client'; // Opens the sheet and its groups, and keeps the focus inside the sheet.

import * as Collapsible from '@radix-ui/react-collapsible';
import * as Dialog from '@radix-ui/react-dialog';
import { ChevronDown, Menu, X } from 'lucide-react';
import { isForBrowser } from 'prerendered-islands';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ThemeChoice } from '@/components/islands/theme/theme-choice';
import { buttonLooks, iconButtonLook } from '@/components/ui/looks';
import { getStarted } from '@/content/navigation';
import { callAddress, whatsAppAddress } from '@/lib/contact-addresses';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import {
  entriesOf,
  isInSection,
  isWithin,
  type MenuContents,
  type MenuEntry,
  type Menus,
} from '@/lib/menus/menus';
import { useHydrated } from '../use-hydrated';
import {
  ariaCurrentOf,
  EntryList,
  MenuLink,
  overviewName,
  sheetLooks,
  useMenus,
} from './menu-parts';

/**
 * The value of `aria-current` for a link: `page` for the current page, `true` for a page above the
 * current page.
 */
const ariaCurrentInTree = (href: string) =>
  ariaCurrentOf(href) ?? (isWithin(location.pathname, href) ? ('true' as const) : undefined);

/**
 * A collapsible group. Radix writes the size of the content into custom properties, which all
 * entries inherit. Fixed values override them, because otherwise each change would make a slow
 * phone recalculate the styles of all entries.
 */
function Group({
  title,
  isCurrent,
  className,
  children,
}: {
  title: string;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <Collapsible.Root defaultOpen={isCurrent}>
      <Collapsible.Trigger
        className={`group ${className}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="flex-none transition-[rotate] duration-quick ease-out group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="pb-2 [--radix-collapsible-content-height:0px]! [--radix-collapsible-content-width:0px]!">
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function SheetEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return <EntryList entries={entries} look="sheet" content={({ title }) => title} />;
}

/** Whether the current page belongs to a header entry. */
const isCurrentSection = (item: MenuContents) =>
  isInSection(location.pathname, [item, ...entriesOf(item)]);

function MenuGroup({ item }: { item: Exclude<MenuContents, { layout: 'link' }> }) {
  return (
    <Group title={item.title} isCurrent={isCurrentSection(item)} className={sheetLooks.group}>
      <MenuLink href={item.href} className={sheetLooks.entry}>
        {overviewName(item.title)}
      </MenuLink>
      {item.layout === 'list' ? (
        <SheetEntries entries={item.entries} />
      ) : (
        <ul>
          {item.categories.map(({ id, title, entries }) => (
            <li key={id}>
              <Group
                title={title}
                isCurrent={isInSection(location.pathname, entries)}
                className={sheetLooks.subgroup}
              >
                <SheetEntries entries={entries} />
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}

function Item({ item }: { item: MenuContents }) {
  return (
    <li className="hairline-b">
      {item.layout === 'link' ? (
        <a
          href={item.href}
          className={sheetLooks.group}
          aria-current={ariaCurrentInTree(item.href)}
        >
          {item.title}
        </a>
      ) : (
        <MenuGroup item={item} />
      )}
    </li>
  );
}

/**
 * Renders its children after the first frame of the sheet, so that slow phones show the upper part
 * sooner.
 */
function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

function Sheet({ menus }: { menus: Menus }) {
  // The group of the current page is open and fills a small screen, so the menus after it can wait.
  const current = menus.findIndex((item) => item.layout !== 'link' && isCurrentSection(item));
  const upper = current < 0 ? menus : menus.slice(0, current + 1);
  return (
    <>
      <div className="hairline-b flex min-h-(--header-height) items-center justify-between pr-2 pl-5">
        <Dialog.Title className="text-lg">Menu</Dialog.Title>
        <Dialog.Close className={iconButtonLook} aria-label="Close menu">
          <X aria-hidden="true" size={22} />
        </Dialog.Close>
      </div>
      {/* Otherwise Firefox puts this scroller, which has no name, into the Tab order. */}
      <div tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <nav aria-label="Menu">
          <ul>
            {upper.map((item) => (
              <Item key={item.href} item={item} />
            ))}
            <Deferred>
              {menus.slice(upper.length).map((item) => (
                <Item key={item.href} item={item} />
              ))}
            </Deferred>
          </ul>
        </nav>
        <Deferred>
          <ThemeChoice rowLook={sheetLooks.group} />
        </Deferred>
      </div>
      <div className="hairline-t flex flex-wrap gap-2 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <a href={callAddress} className={`${buttonLooks.quiet} flex-1`}>
          Call
        </a>
        {whatsAppAddress && (
          <a href={whatsAppAddress} className={`${buttonLooks.quiet} flex-1`}>
            WhatsApp
          </a>
        )}
        <a href={getStarted.href} className={`${buttonLooks.primary} basis-full`}>
          {getStarted.title}
        </a>
      </div>
    </>
  );
}

/**
 * The menu button of small screens, and the sheet that it opens. The sheet has the header's entries
 * as links or groups, the themes, and the link `getStarted`. Until the island runs, the button
 * opens the native menu.
 */
export function MenuSheet() {
  const isHydrated = useHydrated();
  const menus = useMenus();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const canOpen = isHydrated && menus !== undefined;

  // Closes the sheet when the header becomes so wide that CSS hides the menu button.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target.getClientRects().length === 0) setOpen(false);
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isOpen) document.getElementById(nativeMenuId)?.hidePopover?.();
  }, [isOpen]);

  /** Closes the sheet when the visitor follows a link, even one to the current page. */
  const closeOnLink = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a') && !isForBrowser(event)) setOpen(false);
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <button
        ref={button}
        type="button"
        className={`mobile-menu ${iconButtonLook} wide-header:hidden`}
        aria-label="Menu"
        {...(canOpen
          ? {
              'aria-haspopup': 'dialog',
              'aria-expanded': isOpen,
              onClick: () => setOpen(true),
            }
          : { popoverTarget: nativeMenuId })}
      >
        <Menu aria-hidden="true" size={22} />
      </button>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)] motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-fade-in" />
        <Dialog.Content
          className="hairline-l fixed inset-y-0 right-0 z-50 flex w-[min(300px,100vw)] flex-col bg-raised text-ink focus:outline-none motion-safe:data-[state=closed]:animate-slide-out motion-safe:data-[state=open]:animate-slide-in sm:w-[min(400px,100vw)]"
          aria-describedby={undefined}
          onClick={closeOnLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
        >
          {menus && <Sheet menus={menus} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
