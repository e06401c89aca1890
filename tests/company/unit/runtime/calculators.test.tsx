import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Calculator } from '@/components/sections/calculators/calculator';
import { payslip } from '@/content/payroll/payslip';
import * as constants from '@/lib/constants';
import { startCalculator } from '@/lib/runtime/page-parts/calculators';
import { loadCalculatorOnUse } from '@/lib/runtime/page-parts/load-calculator';

/** Renders a calculator as the build delivers it, before its script starts. */
function show(calculator: string): HTMLElement {
  const { container } = render(<Calculator heading="Work it out" calculator={calculator} />);
  const root = container.querySelector<HTMLElement>('[data-calculator]');
  if (!root) throw new Error(`${calculator}: no fields`);
  return root;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
/** What the calculator says about its fields. */
const said = () => screen.getAllByRole('status').find((element) => element.tagName === 'P');
const answer = () => document.querySelector('output')?.closest('[data-result]');

const speed = 'Speed of the line, in Mbit/s';
const size = 'Data to fetch, in GB';

describe('the restore-time calculator', () => {
  // `tests/unit/figures/calculators.test.ts` tests other numbers.
  test('calculates with the numbers in its fields, and states the allowed range if a number is outside it', async () => {
    startCalculator(show('restore-time'));
    expect(answer()).toHaveTextContent('31.7 hours to fetch it back');
    await write(speed, '100001');
    await userEvent.tab();
    const message = 'Write a number from 0.1 to 100,000 for “Speed of the line, in Mbit/s”.';
    expect(said()).toHaveTextContent(message);
    expect(field(speed)).toHaveAttribute('aria-invalid', 'true');
    expect(field(speed)).toHaveAccessibleDescription(message);
    expect(answer()).not.toBeVisible();
    await write(speed, '100');
    expect(said()).toBeEmptyDOMElement();
    expect(field(speed)).not.toHaveAccessibleDescription();
    expect(field(speed)).not.toHaveAttribute('aria-invalid');
    expect(answer()).toHaveTextContent('6.3 hours to fetch it back');
  });
});

describe('a number that is being typed', () => {
  const pay = 'Gross pay per month, in KSh';

  test('is no error until the visitor pauses; until then, no answer is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const type = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    startCalculator(show('payroll'));
    const messages: (string | null)[] = [];
    const observer = new MutationObserver(() => messages.push(said()?.textContent ?? null));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await type.clear(field(pay));
    await type.type(field(pay), '95');
    expect(answer()).not.toBeVisible();
    expect(field(pay)).toBeValid();
    await type.type(field(pay), '000');
    expect(answer()).toBeVisible();
    expect(messages.filter(Boolean)).toEqual([]);
    await type.clear(field(pay));
    await type.type(field(pay), '95');
    await vi.advanceTimersByTimeAsync(constants.fieldPauseMs);
    expect(said()).toHaveTextContent('Write a number from 1,000');
    observer.disconnect();
  });

  test('may have commas or spaces between thousands, and is not changed by a mouse wheel', async () => {
    startCalculator(show('payroll'));
    for (const text of ['120,000', '120 000', '120000']) {
      await write(pay, text);
      expect(answer()).toHaveTextContent(
        `KSh ${payslip(120_000).afterStatutory.toLocaleString('en-GB', { maximumFractionDigits: 0 })}`,
      );
    }
    expect(field(pay)).toHaveAttribute('type', 'text');
    expect(field(pay)).toHaveAttribute('inputmode', 'decimal');
  });
});

test('the payroll calculator calculates net pay with the rates of the site', async () => {
  startCalculator(show('payroll'));
  await write('Gross pay per month, in KSh', '25000');
  const { nssf, afterStatutory } = payslip(25_000);
  const line = screen.getByText('NSSF', { selector: 'dt' }).nextElementSibling;
  expect(line).toHaveTextContent(`−${nssf.toLocaleString('en-GB')}`);
  expect(answer()).toHaveTextContent(
    `KSh ${afterStatutory.toLocaleString('en-GB')} after statutory deductions`,
  );
});

describe('a calculator whose script loads on use', () => {
  test('shows no result for earlier numbers while its script is held back, and says why', async () => {
    const root = show('restore-time');
    loadCalculatorOnUse(root);
    field(size).value = '400';
    field(size).dispatchEvent(new Event('input', { bubbles: true }));
    expect(answer()).not.toBeVisible();
    expect(screen.getByText(/Calculating/)).toBeVisible();
    await vi.waitFor(() => expect(answer()).toHaveTextContent('2.6 days'));
    expect(answer()).toBeVisible();
    expect(screen.queryByText(/Calculating/)).toBeNull();
  });

  test('calculates once a field is used', async () => {
    loadCalculatorOnUse(show('restore-time'));
    await write(size, '400');
    await vi.waitFor(() => expect(answer()).toHaveTextContent('2.6 days'));
  });

  test('calculates at once if its fields have already been changed', async () => {
    const root = show('restore-time');
    field(size).value = '400';
    loadCalculatorOnUse(root);
    await vi.waitFor(() => expect(answer()).toHaveTextContent('2.6 days'));
  });
});

test.each(['restore-time', 'payroll', 'product-choice'] as const)(
  'without scripts, the %s calculator has its formula and a table of answers',
  (calculator) => {
    show(calculator);
    const figure = screen.getByRole('figure', { name: 'Work it out' });
    const table = within(figure).getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(4);
    expect(figure.querySelector('.calculator-formula')).not.toBeEmptyDOMElement();
    // Fields that need scripts are hidden. The product chooser needs only CSS.
    expect(figure.querySelector('.needs-scripts') === null).toBe(calculator === 'product-choice');
  },
);
