'use client'; // Applies and stores the choice of a theme.

import { Palette } from 'lucide-react';
import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { iconButtonLook } from '@/components/ui/looks';
import { defaultTheme, themes } from '@/content/brand/themes';
import * as constants from '@/lib/constants';
import { themeListId } from '@/lib/menus/menu-elements';
import { useHydrated } from '../use-hydrated';
import { isThemeField } from './early-choice';

/**
 * Passes the theme that a visitor chooses in any theme field to next-themes, which applies and
 * stores it. Starts with the theme of the page: next-themes itself starts with the stored theme,
 * which is another one if the visitor chose a theme before this code had loaded and the browser
 * could not store it.
 */
function PassChoices() {
  const { theme, setTheme } = useTheme();
  const start = useEffectEvent(() => {
    const shown = document.documentElement.dataset.theme;
    if (shown !== undefined && shown !== theme) setTheme(shown);
  });
  // A layout effect, so that the stored theme is not painted first.
  useLayoutEffect(() => start(), []);
  const choose = useEffectEvent(setTheme);
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (isThemeField(target)) choose(target.value);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return null;
}

/**
 * The button that opens the list of themes, which is after the content (`ThemeList`). Once a
 * visitor uses it, next-themes applies and stores what they choose.
 */
export function ThemeControl() {
  const isHydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        popoverTarget={themeListId}
        aria-label="Theme"
        className={`needs-scripts ${iconButtonLook} @max-[40rem]/header:hidden`}
      >
        <Palette aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
      {isHydrated && (
        <ThemeProvider
          attribute="data-theme"
          themes={themes.map((theme) => theme.name)}
          defaultTheme={defaultTheme}
          storageKey={constants.themeStorageKey}
          enableSystem={false}
          enableColorScheme={false}
          disableTransitionOnChange
          // next-themes renders a script that would set the theme again. React warns
          // about a script unless its type marks it as data.
          scriptProps={{ type: 'application/json' }}
        >
          <PassChoices />
        </ThemeProvider>
      )}
    </>
  );
}
