import { defaultTheme } from '@/content/brand/themes';
import { themeStorageKey } from '@/lib/constants';

/*
 * Sets the theme's name, label and class on the root before the first paint, and updates the label
 * and class when the theme changes. A first visit has the default theme, whatever the system
 * prefers. Follows a choice in another tab, and goes back to the default theme if that tab clears
 * the storage. Removes a stored value that is not a theme, so that next-themes also starts with the
 * default theme. Sets `data-loading`, unless the page is prerendered.
 *
 * A visitor's choice is not this script's part: next-themes applies and stores it, in
 * `components/islands/theme/theme-control.tsx`. Until that code has loaded,
 * `components/islands/theme/early-choice.ts` does.
 */
/** The label and class of each theme. Defined by `lib/tools/head-scripts.ts`. */
declare const LOOKS: Readonly<Record<string, { label: string; className: string }>>;

const root = document.documentElement;
const looks = new Map(Object.entries(LOOKS));

function storedTheme(): string | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    if (stored === null || looks.has(stored)) return stored ?? undefined;
    localStorage.removeItem(themeStorageKey);
  } catch {
    // Storage is blocked. Use the default theme.
  }
}

function applyLook() {
  const look = looks.get(root.dataset.theme ?? '');
  if (look) {
    root.dataset.themeLabel = look.label;
    root.classList.remove('light', 'dark');
    root.classList.add(look.className);
  } else root.dataset.theme = defaultTheme;
}

function applyStored() {
  root.dataset.theme = storedTheme() ?? defaultTheme;
}

applyStored();
if (!document.prerendering) root.dataset.loading = 'true';
applyLook();
new MutationObserver(applyLook).observe(root, { attributeFilter: ['data-theme'] });
window.addEventListener('storage', ({ key }) => {
  // There is no key after the storage was cleared.
  if (!key || key === themeStorageKey) applyStored();
});
