import type { ReactNode } from 'react';
import { KangaBorder } from '@/components/art/kanga';
import { OutboxNotice } from '@/components/islands/enquiry/outbox-notice';
import { Island } from '@/components/islands/island';
import { SiteLink } from '@/components/ui/site-link';
import { samplesExplained } from '@/content/prices/links';
import type { PagePath } from '@/content/tree';
import { samplesNotice } from '@/content/values/placeholders';
import * as constants from '@/lib/constants';
import { Footer } from './footer';
import { Header } from './header/header';
import { ThemeList } from './theme-list';

/**
 * A notice on every page while a fact or a price of the company is a placeholder, or a commitment
 * is not signed. It explains samples once, so that sentences need no mark.
 */
export function PreviewLine() {
  if (samplesNotice === undefined) return null;
  return (
    <aside aria-label="Preview" className="text-center text-sm text-ink-muted">
      {samplesExplained ? (
        <SiteLink href={samplesExplained} className="inline-block py-1">
          {samplesNotice}
        </SiteLink>
      ) : (
        samplesNotice
      )}
    </aside>
  );
}

/** The first focusable element of a page, for keyboard users who want to skip the header. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-24 bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

export function SiteFrame({ path, children }: { path?: PagePath; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PreviewLine />
      <Header path={path} />
      <KangaBorder />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ThemeList />
      <Footer isHome={path === '/'} />
      {path !== '/contact' && (
        <Island
          name="outbox-notice"
          component={OutboxNotice}
          props={{}}
          stored={constants.outboxStorageKey}
        />
      )}
    </>
  );
}
