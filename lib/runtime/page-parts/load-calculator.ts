import { loadCode } from 'prerendered-islands';

/**
 * Whether a field's value differs from the value in the HTML, for example because the browser
 * restored it after a reload.
 */
const isChanged = (field: HTMLInputElement) =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/**
 * Loads a calculator's script when a visitor uses its fields, or at once if a field has the focus
 * or has been changed. Until the script has started, the HTML shows the result for the initial
 * values, or a message if these have been changed.
 * @param root has the calculator's name as `data-calculator`
 */
export function loadCalculatorOnUse(root: HTMLElement): void {
  let isStarted = false;
  const use = () => {
    if (isStarted) return;
    const isStale = [...root.querySelectorAll('input')].some(isChanged);
    root.querySelector('[data-result]')?.toggleAttribute('hidden', isStale);
    root.querySelector('[data-message]')?.toggleAttribute('hidden', !isStale);
    if (!isStale && !root.contains(document.activeElement)) return;
    loadCode('The calculator', () =>
      import('./calculators').then((code) => code.startCalculator),
    ).then(
      (startCalculator) => {
        if (!isStarted) startCalculator(root);
        isStarted = true;
      },
      () => {}, // The next use tries again.
    );
  };
  for (const type of ['focusin', 'input']) root.addEventListener(type, use);
  use();
}
