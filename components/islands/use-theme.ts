'use client'; // Keeps the visitor's choice of theme in local storage and applies it to the root element.

import { useSyncExternalStore } from 'react';
import { defaultTheme } from '@/content/themes';
import { constants } from '@/lib/constants';

/** Puts a theme on the root element at once, without the transitions of its parts. The script in the head brings the rest in step. */
function apply(theme: string) {
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  document.documentElement.dataset.theme = theme;
  getComputedStyle(document.body).color; // Reading it draws the new colours while nothing may move.
  setTimeout(() => still.remove(), 1);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === constants.themeStorageKey) apply(newValue || defaultTheme);
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTab);
  };
}

function choose(theme: string) {
  apply(theme);
  try {
    localStorage.setItem(constants.themeStorageKey, theme);
  } catch {
    // Storage may be blocked or full: then the choice holds for this page.
  }
}

/** The theme on the root element, and the means to choose another. */
export function useTheme() {
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? defaultTheme,
    () => defaultTheme,
  );
  return { theme, choose };
}
