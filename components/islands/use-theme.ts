'use client'; // Reads the theme from the root element, where the script in the head has set it.

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const chosenEvent = 'theme-chosen';

/** Hands a visitor's choice to the theme control in the header, which has the theme library. */
export function chooseTheme(theme: string): void {
  window.dispatchEvent(new CustomEvent(chosenEvent, { detail: theme }));
}

/** Hears of the choices that visitors make anywhere on the page. */
export function useChoiceOfTheme(onChoice: (theme: string) => void): void {
  const tell = useEffectEvent(onChoice);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) tell(String(event.detail));
    };
    window.addEventListener(chosenEvent, hear);
    return () => window.removeEventListener(chosenEvent, hear);
  }, []);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The name of the theme that is on; empty until scripts run. */
export function useTheme(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? '',
    () => '',
  );
}
