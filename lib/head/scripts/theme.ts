import { defaultTheme } from '@/content/themes';
import { themeStorageKey } from '@/lib/constants';

/*
 * Takes the stored theme when it is one of ours (another value is removed, so that the theme library starts from the default
 * as well), puts name, label and class on the root, and keeps label and class in step when the theme changes later.
 */
declare const LOOKS: Readonly<Record<string, { label: string; className: string }>>;

const root = document.documentElement;
const looks = new Map(Object.entries(LOOKS));

function storedTheme(): string | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    if (stored === null || looks.has(stored)) return stored ?? undefined;
    localStorage.removeItem(themeStorageKey);
  } catch {
    // Storage is blocked: the default theme shows.
  }
}

function follow() {
  const look = looks.get(root.dataset.theme ?? '');
  if (look) {
    root.dataset.themeLabel = look.label;
    root.classList.remove('light', 'dark');
    root.classList.add(look.className);
  } else root.dataset.theme = defaultTheme;
}

root.dataset.theme = storedTheme() ?? defaultTheme;
root.dataset.loading = 'true';
follow();
new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
