import type { ReactNode } from 'react';
import { OutboxNotice } from '@/components/islands/enquiry/outbox-notice';
import { Island } from '@/components/islands/island';
import type { PagePath } from '@/content/tree';
import { outboxKey } from '@/lib/enquiry/outbox';
import { Footer } from './footer';
import { Header } from './header/header';
import { SkipLink } from './header/skip-link';
import { PreviewLine } from './preview-line';

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
