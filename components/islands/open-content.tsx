'use client'; // Listens to clicks.

import { useEffect } from 'react';

function openContent(event: MouseEvent) {
  if (!event.altKey || !(event.target instanceof Element)) return;
  event.preventDefault();
  const text = event.target.textContent;
  fetch(`/content-source?${new URLSearchParams({ page: location.pathname, text })}`).catch(
    console.error,
  );
}

/** In `next dev`, Alt+click on a text opens its content file at the line. */
export function OpenContent() {
  useEffect(() => {
    addEventListener('click', openContent, { capture: true });
    return () => removeEventListener('click', openContent, { capture: true });
  }, []);
  return null;
}
