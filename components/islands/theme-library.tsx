'use client'; // Keeps the visitor's choice of theme on the device and in step with other tabs. Loaded when it is wanted.

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffectEvent, useLayoutEffect } from 'react';
import { defaultTheme, themes } from '@/content/themes';
import * as constants from '@/lib/constants';

/** A visitor's choice. An object, since the same theme may be chosen twice. */
export interface ThemeChosen {
  readonly theme: string;
}

function Choice({ chosen }: { chosen: ThemeChosen | undefined }) {
  const { setTheme } = useTheme();
  const set = useEffectEvent(setTheme);
  // Before the next frame, since the library puts the theme it had stored on the page first.
  useLayoutEffect(() => {
    if (chosen) set(chosen.theme);
  }, [chosen]);
  return null;
}

/** The theme library with what the visitor has chosen so far. Shows nothing. */
export function ThemeLibrary({ chosen }: { chosen: ThemeChosen | undefined }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      themes={themes.map((theme) => theme.name)}
      defaultTheme={defaultTheme}
      storageKey={constants.themeStorageKey}
      enableSystem={false}
      enableColorScheme={false}
      disableTransitionOnChange
    >
      <Choice chosen={chosen} />
    </ThemeProvider>
  );
}
