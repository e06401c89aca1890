'use client'; // Saves the content of the document before an error removes it.

import { useLayoutEffect, useRef, useState } from 'react';

/** The HTML that an element had when this was first rendered. Crawlers see it instead of an error page. */
export function KeptContent({ of }: { of: () => Element | null }) {
  const [copy] = useState(() => of()?.cloneNode(true));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(...copy.childNodes);
  }, [copy]);
  return <div ref={place} />;
}
