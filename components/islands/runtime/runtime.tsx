'use client'; // Follows links inside the site, and starts what keeps an open page whole once the page is idle.

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { arrivedAt, followLinks } from './follow-links';
import { startServices } from './services';
import { whenIdle } from './when-idle';

/** The one island of the site's runtime. Renders nothing; nothing a visitor needs waits for it. */
export function Runtime() {
  const router = useRouter();
  const path = usePathname();
  const [services, setServices] = useState<ReturnType<typeof startServices>>();

  useEffect(() => followLinks(router), [router]);

  useEffect(() => {
    // A development server has no builds to watch and nothing that may be cached.
    if (process.env.NODE_ENV !== 'production') return;
    let stop: (() => void) | undefined;
    const callOff = whenIdle(() => {
      try {
        const started = startServices(router);
        stop = started.stop;
        setServices(started);
      } catch (error) {
        console.warn('Loading ahead and the offline copy are off on this page.', error);
      }
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [router]);

  useEffect(() => arrivedAt(path), [path]);

  useEffect(() => {
    services?.pageShown(path);
  }, [services, path]);

  return null;
}
