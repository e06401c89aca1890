import * as constants from '@/lib/constants';

/**
 * The paths in the stored brief. A path may belong to no page of the site; the contact page checks the paths. Does not use
 * `storedValue`, because islands use it too: every page would load the shared code as one more file.
 */
function readPaths(): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(constants.briefStorageKey) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Makes a button add a page to the visitor's brief or remove it. The brief is a list of pages for an enquiry.
 * @param button has the page's path as `data-brief`, and is followed by a link to the brief
 */
export function connectBriefButton(button: HTMLButtonElement): void {
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
      window.alert('This browser does not let the site save a brief.');
    }
    show();
  });
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
}
