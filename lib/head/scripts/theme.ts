import { defaultTheme } from '@/content/brand/themes';
import { themeStorageKey } from '@/lib/constants';

/*
 * Sets the stored theme's name, label and class on the root before the first paint. Without one that
 * exists, it is the default theme, whatever the system prefers. Afterwards, follows what another tab
 * stores, and updates the label and class when the name changes. Sets `data-loading`, unless the
 * page is prerendered.
 *
 * A choice in this tab only changes the name: next-themes applies and stores it, in
 * `components/islands/theme/theme-control.tsx`, and until that code has loaded, `early-choice.ts`
 * beside it.
 */

/** The name of each theme, with its label and class. Defined by `lib/tools/head-scripts.ts`. */
declare const LOOKS: readonly (readonly [
  name: string,
  look: readonly [label: string, className: string],
])[];

const root = document.documentElement;
const looks = new Map(LOOKS);

function storedTheme(): string | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey) ?? '';
    if (looks.has(stored)) return stored;
  } catch {
    // Storage is blocked.
  }
}

function applyLook() {
  const look = looks.get(root.dataset.theme ?? '');
  if (look) {
    const [label, className] = look;
    root.dataset.themeLabel = label;
    root.classList.remove('light', 'dark');
    root.classList.add(className);
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
