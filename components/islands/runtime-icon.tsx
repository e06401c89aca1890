'use client'; // Loads an icon whose name is known only at run time, and the library that draws it.

import { type ComponentType, useEffect, useState } from 'react';

/**
 * An icon by an address that only the run time knows, such as `lucide:cloud`; where the name is known at build, use `Icon`.
 * Decorative. Its space is kept whether it comes or not.
 */
export function RuntimeIcon({ address }: { address: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ address: string }>>();
  useEffect(() => {
    import('./loaded-icon').then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => console.warn('Icons could not be loaded.', error),
    );
  }, []);
  return (
    <span aria-hidden="true" className="inline-block size-5 shrink-0">
      {Loaded && <Loaded address={address} />}
    </span>
  );
}
