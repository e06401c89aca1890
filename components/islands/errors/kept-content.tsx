'use client'; // Saves what stands in the document at the moment an error would take it away.

import { useLayoutEffect, useRef, useState } from 'react';

/** What the element held when this was first rendered, as it stood: for crawlers, to whom an error shows no error page. */
export function KeptContent({ of }: { of: () => Element | null }) {
  const [copy] = useState(() => of()?.cloneNode(true));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(...copy.childNodes);
  }, [copy]);
  return <div ref={place} />;
}
