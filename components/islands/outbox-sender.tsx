'use client'; // An enquiry that waits on the device is sent from whichever page is opened next.

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';

const OutboxNotice = lazy(() =>
  import('./outbox-notice').then((module) => ({ default: module.OutboxNotice })),
);

/** Whether an enquiry waits. The key is spelt out here, so that pages without one load nothing of the outbox. */
function hasWaiting(): boolean {
  try {
    return localStorage.getItem('enquiry-outbox') !== null;
  } catch {
    return false;
  }
}

/** Fetches the outbox when there is something in it. The contact page has its own. */
export function OutboxSender() {
  const pathname = usePathname();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (pathname !== '/contact' && hasWaiting()) setNeeded(true);
  }, [pathname]);
  if (!isNeeded || pathname === '/contact') return null;
  return (
    <Suspense>
      <OutboxNotice />
    </Suspense>
  );
}
