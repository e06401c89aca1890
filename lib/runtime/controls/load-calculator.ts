import { loadCode } from '@/lib/islands/load-code';

/** Whether a field's value differs from the value in the HTML, for example because the browser restored it after a reload. */
const isChanged = (field: HTMLInputElement) =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/**
 * Loads a calculator's script when a visitor uses its fields, or at once if a field has the focus or has been changed. Until the
 * script has loaded, the HTML shows the result for the initial values.
 * @param root has the calculator's name as `data-calculator`
 */
export function loadCalculatorOnUse(root: HTMLElement): void {
  const load = async () => {
    root.removeEventListener('focusin', load);
    root.removeEventListener('input', load);
    try {
      const { startCalculator } = await loadCode('The calculator', () => import('./calculators'));
      startCalculator(root);
    } catch {
      listen(); // The next use tries again.
    }
  };
  const listen = () => {
    root.addEventListener('focusin', load);
    root.addEventListener('input', load);
  };
  const isInUse =
    root.contains(document.activeElement) || [...root.querySelectorAll('input')].some(isChanged);
  if (isInUse) void load();
  else listen();
}
