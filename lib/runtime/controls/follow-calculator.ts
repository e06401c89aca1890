/** Fields that hold something else than the page came with, as after a reload. */
const isChanged = (field: HTMLInputElement) =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/**
 * Loads what lets a calculator answer once its fields are used, or at once where they hold a visitor's values already. Until
 * then it shows the answer to the values that the page came with.
 * @param root with the calculator's name as `data-calculator`
 */
export function followCalculator(root: HTMLElement): void {
  const load = async () => {
    root.removeEventListener('focusin', load);
    root.removeEventListener('input', load);
    try {
      const { startCalculator } = await import('./calculators');
      startCalculator(root);
    } catch (error) {
      // The next use tries again.
      listen();
      console.warn('The calculator could not be loaded.', error);
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
