import * as constants from '@/lib/constants';

/** The stored paths; whether they are pages is checked where they are shown. */
function readPaths(): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(constants.briefStorageKey) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Lets a button put its page into the visitor's brief, or take it out.
 * @param button with the page's path as `data-brief`; the link to the brief follows it
 */
export function followBriefButton(button: HTMLButtonElement): void {
  const path = button.dataset.brief;
  const link = button.nextElementSibling;
  const show = () => {
    const paths = readPaths();
    const isIn = paths.includes(path);
    button.setAttribute('aria-pressed', String(isIn));
    button.textContent = isIn ? 'In your brief' : 'Add to your brief';
    if (!(link instanceof HTMLAnchorElement)) return;
    link.hidden = !isIn;
    link.textContent = `See your brief (${paths.length})`;
  };
  button.addEventListener('click', () => {
    const paths = readPaths();
    const next = paths.includes(path) ? paths.filter((other) => other !== path) : [...paths, path];
    try {
      localStorage.setItem(constants.briefStorageKey, JSON.stringify(next));
    } catch {
      window.alert('This browser does not let the site keep a brief.');
    }
    show();
  });
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
}
