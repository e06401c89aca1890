import type { NumberCalculator } from '@/content/schema/calculators';
import * as constants from '@/lib/constants';
import {
  calculatorOf,
  isProductChoice,
  parseNumber,
  rangeMessage,
} from '@/lib/figures/calculators';
import { productsThatFit } from '@/lib/figures/product-choice';

/**
 * Updates a calculator's answer now and when its fields change.
 * @param root has the calculator's name as `data-calculator`
 */
export function startCalculator(root: HTMLElement): void {
  const calculator = calculatorOf(root.dataset.calculator ?? '');
  if (isProductChoice(calculator)) startChooser(root);
  else startNumberFields(root, calculator);
}

function startNumberFields(root: HTMLElement, { fields, calculate }: NumberCalculator): void {
  const inputs = fields.map((field) => ({
    field,
    input: root.querySelector<HTMLInputElement>(`input[name=${field.name}]`),
  }));
  const output = root.querySelector('output');
  const result = root.querySelector<HTMLElement>('[data-result]');
  const lines = [...root.querySelectorAll('dd')];
  const message = root.querySelector<HTMLElement>('[data-message]');
  let timer: number | undefined;
  const numberIn = ({ field, input }: (typeof inputs)[number]) =>
    parseNumber(field, input?.value ?? '');
  const check = () => {
    clearTimeout(timer);
    const mistakes: string[] = [];
    for (const one of inputs) {
      const { field, input } = one;
      for (const name of ['aria-invalid', 'aria-describedby']) input?.removeAttribute(name);
      if (numberIn(one) !== undefined) continue;
      mistakes.push(rangeMessage(field));
      input?.setAttribute('aria-invalid', 'true');
      if (message) input?.setAttribute('aria-describedby', message.id);
    }
    if (message) message.textContent = mistakes.join(' ');
    if (result) result.hidden = mistakes.length > 0;
  };
  /**
   * Shows the answer. A number that is still being typed is no error yet, but the last answer is
   * not its answer.
   */
  const show = () => {
    const values = inputs.flatMap((one) => numberIn(one) ?? []);
    const isWrong = values.length < fields.length;
    if (result) result.style.visibility = isWrong ? 'hidden' : '';
    if (isWrong) {
      clearTimeout(timer);
      timer = window.setTimeout(check, constants.fieldPauseMs);
      return;
    }
    check();
    const { answer, lines: amounts } = calculate(values);
    if (output) output.textContent = answer;
    for (const [index, line] of lines.entries()) line.textContent = amounts[index]?.[1] ?? '';
  };
  root.addEventListener('input', show);
  root.addEventListener('change', check);
  if (message) {
    message.textContent = '';
    message.hidden = false;
  }
  show();
}

/**
 * Sorts the products by the number of ticked needs that they cover, and lists those needs with each
 * product.
 */
function startChooser(root: HTMLElement): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name=need]')];
  const items = [...root.querySelectorAll<HTMLElement>('[data-needs]')].map((element) => {
    const words = element.querySelector('span');
    const needs = element.dataset.needs?.split(' ') ?? [];
    return { element, words, summary: words?.textContent ?? '', needs };
  });
  const list = items[0]?.element.parentElement;
  const status = root.querySelector('[role=status]');
  const needs = boxes.map((box) => ({
    id: box.value,
    label: box.labels?.[0]?.textContent ?? box.value,
    products: items.filter((item) => item.needs.includes(box.value)),
  }));
  const show = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const fits = productsThatFit(ticked, needs, items);
    const fitting = fits.map(({ product }) => product);
    const others = items.filter((item) => !fitting.includes(item));
    for (const item of others) if (item.words) item.words.textContent = item.summary;
    for (const { product, covers } of fits) {
      const labels = needs.filter(({ id }) => covers.includes(id)).map(({ label }) => label);
      if (product.words) product.words.textContent = `Does ${labels.join(', ')}`;
    }
    list?.append(...[...fitting, ...others].map(({ element }) => element));
    if (status) {
      status.textContent =
        ticked.length === 0 ? '' : `${fits.length} of ${items.length} products do some of it.`;
    }
  };
  root.addEventListener('change', show);
  show();
}
