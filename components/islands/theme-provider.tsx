'use client'; // Keeps the visitor's choice of theme in local storage and applies it to the root element.

import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { defaultTheme, themes } from '@/content/themes';
import { constants } from '@/lib/constants';

/** Gives the islands below it the current theme and the means to change it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider
      attribute="data-theme"
      themes={themes.map((theme) => theme.name)}
      defaultTheme={defaultTheme}
      storageKey={constants.themeStorageKey}
      enableSystem={false}
      enableColorScheme={false}
      disableTransitionOnChange
    >
      {children}
    </NextThemesProvider>
  );
}
