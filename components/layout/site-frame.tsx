import type { ReactNode } from 'react';
import { OutboxNotice } from '@/components/islands/enquiry/outbox-notice';
import { Island } from '@/components/islands/island';
import type { PagePath } from '@/content/tree';
import { outboxKey } from '@/lib/enquiry/outbox';
import { hasStandIns } from '@/lib/stand-ins';
import { Footer } from './footer';
import { Header } from './header/header';

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

/** A notice that the site is a preview. Every page shows it while the content has placeholders. */
function PreviewLine() {
  if (!hasStandIns) return null;
  return (
    <aside
      aria-label="Preview"
      className="px-2 py-1 text-center text-sm leading-tight text-ink-muted print:hidden"
    >
      Preview: contact details and commitments are placeholders
    </aside>
  );
}

/** The header and footer around the content of a page. */
export function SiteFrame({ path, children }: { path?: PagePath; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PreviewLine />
      <Header path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {path !== '/contact' && (
        <Island name="outbox-notice" component={OutboxNotice} props={{}} stored={outboxKey} />
      )}
    </>
  );
}
