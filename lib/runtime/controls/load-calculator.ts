import { loadCode } from '@/lib/islands/load-code';

/** Whether a field's value differs from the value in the HTML, for example because the browser restored it after a reload. */
const isChanged = (field: HTMLInputElement) =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

const isChangedIn = (root: HTMLElement) => [...root.querySelectorAll('input')].some(isChanged);

/**
 * Loads a calculator's script when a visitor uses its fields, or at once if a field has the focus or has been changed. Until the
 * script has loaded, the HTML shows the result for the initial values, or no result if these have been changed.
 * @param root has the calculator's name as `data-calculator`
 */
export function loadCalculatorOnUse(root: HTMLElement): void {
  /** Replaces the result, which belongs to other values, by a message. The calculator's script shows the result again. */
  const hideResult = (words: string) => {
    const result = root.querySelector<HTMLElement>('[data-result]');
    const message = root.querySelector('[data-message]');
    if (result) result.style.visibility = 'hidden';
    if (message && message.textContent !== words) message.textContent = words;
  };
  const showWaiting = () => hideResult('Calculating …');

  const load = async () => {
    root.removeEventListener('focusin', load);
    root.removeEventListener('input', load);
    root.addEventListener('input', showWaiting);
    if (isChangedIn(root)) showWaiting();
    try {
      const { startCalculator } = await loadCode('The calculator', () => import('./calculators'));
      root.removeEventListener('input', showWaiting);
      startCalculator(root);
    } catch {
      root.removeEventListener('input', showWaiting);
      if (isChangedIn(root))
        hideResult('This result could not be calculated. Change a number to try again.');
      listen(); // The next use tries again.
    }
  };
  const listen = () => {
    root.addEventListener('focusin', load);
    root.addEventListener('input', load);
  };
  if (root.contains(document.activeElement) || isChangedIn(root)) void load();
  else listen();
}
