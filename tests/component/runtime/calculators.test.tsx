import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Calculator } from '@/components/sections/calculators/calculator';
import type { Calculator as CalculatorData } from '@/content/figures';
import { payslip } from '@/content/payslip';
import { productNeeds } from '@/content/product-choice';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import { startCalculator } from '@/lib/runtime/controls/calculators';
import { followCalculator } from '@/lib/runtime/controls/follow-calculator';

type Name = CalculatorData['calculator'];

/** A calculator as the page has it, before the runtime. */
const shown = (calculator: Name): HTMLElement => {
  const { container } = render(<Calculator heading="Work it out" calculator={calculator} />);
  const root = container.querySelector<HTMLElement>('[data-calculator]');
  if (!root) throw new Error(`${calculator}: no fields`);
  return root;
};

const write = async (name: string, text: string) => {
  const field = screen.getByRole('spinbutton', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

const answer = () => document.querySelector('output')?.closest('[data-result]');
const line = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the restore-time calculator', () => {
  const speed = 'Speed of the line, in Mbit/s';

  test('answers for what its fields hold', async () => {
    startCalculator(shown('restore-time'));
    expect(answer()).toHaveTextContent('31.7 hours to fetch it back');
    await write(speed, '100');
    expect(answer()).toHaveTextContent('6.3 hours to fetch it back');
  });

  // `tests/unit/figures/sums.test.ts` has what else is no answer.
  test('says what to write in place of a number out of range, and answers again after it', async () => {
    startCalculator(shown('restore-time'));
    await write(speed, '100001');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Write a number from 0.1 to 100,000 for “Speed of the line, in Mbit/s”.',
    );
    expect(screen.getByRole('spinbutton', { name: speed })).toBeInvalid();
    expect(answer()).not.toBeVisible();
    await write(speed, '20');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('spinbutton', { name: speed })).toBeValid();
    expect(answer()).toHaveTextContent('31.7 hours');
  });
});

describe('the payroll calculator', () => {
  const gross = 'Gross pay a month, in KSh';
  const netOf = (pay: number) =>
    `KSh ${payslip(pay).afterStatutory.toLocaleString('en-GB')} after statutory deductions`;

  test('answers from gross to net by the rates of the site', async () => {
    startCalculator(shown('payroll'));
    expect(answer()).toHaveTextContent(netOf(80_000));
    await write(gross, '25000');
    expect(line('NSSF')).toHaveTextContent(`−${payslip(25_000).nssf.toLocaleString('en-GB')}`);
    expect(answer()).toHaveTextContent(netOf(25_000));
  });
});

describe('the product chooser', () => {
  const products: readonly PagePath[] = pathsOfKind('product');
  const needs: readonly { readonly label: string; readonly products: readonly PagePath[] }[] =
    productNeeds;
  /** Two needs that one product meets both of, and another one alone. */
  const pair = needs
    .flatMap((one) => needs.map((other) => ({ one, other })))
    .find(
      ({ one, other }) =>
        one.label < other.label &&
        one.products.some((path) => other.products.includes(path)) &&
        one.products.length !== other.products.length,
    );
  if (!pair) throw new Error('content/product-choice.ts: no product meets two needs.');
  const { one, other } = pair;
  const coverage = (path: PagePath) =>
    [one, other].filter((need) => need.products.includes(path)).length;
  /** The products that meet one of them, those that meet both first, otherwise in the order of the tree. */
  const fitting = products
    .filter((path) => coverage(path) > 0)
    .toSorted((a, b) => coverage(b) - coverage(a))
    .map(titleOf);

  const names = (root: HTMLElement) =>
    within(root)
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('puts the products that do most of what is ticked first, and says what they do', async () => {
    const root = shown('product-choice');
    startCalculator(root);
    const before = names(root);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('checkbox', { name: one.label }));
    await userEvent.click(screen.getByRole('checkbox', { name: other.label }));
    expect(names(root).slice(0, fitting.length)).toEqual(fitting);
    expect(screen.getAllByText(`Does ${one.label}, ${other.label}`)[0]).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      `${fitting.length} of ${products.length} products do some of it.`,
    );

    await userEvent.click(screen.getByRole('checkbox', { name: one.label }));
    await userEvent.click(screen.getByRole('checkbox', { name: other.label }));
    expect(names(root)).toEqual(before);
    expect(screen.queryByText(/^Does /)).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the runtime', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  test('answers once a field is used', async () => {
    followCalculator(shown('restore-time'));
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Data to fetch, in GB' }));
    await write('Data to fetch, in GB', '400');
    await vi.waitFor(() => expect(answer()).toHaveTextContent('2.6 days'));
  });

  test('answers at once for values that were there before it', async () => {
    const root = shown('restore-time');
    const field = screen.getByRole('spinbutton', { name: 'Data to fetch, in GB' });
    if (field instanceof HTMLInputElement) field.value = '400';
    followCalculator(root);
    await vi.waitFor(() => expect(answer()).toHaveTextContent('2.6 days'));
  });

  test('leaves an unknown calculator alone', () => {
    const root = document.createElement('div');
    root.dataset.calculator = 'constructor';
    expect(() => startCalculator(root)).not.toThrow();
  });
});

describe('without scripts', () => {
  test.each(['restore-time', 'payroll', 'product-choice'] as const)(
    'the %s calculator has its formula and a table of answers',
    (calculator) => {
      document.body.innerHTML = renderToStaticMarkup(
        <Calculator heading="Work it out" calculator={calculator} />,
      );
      const figure = screen.getByRole('figure', { name: 'Work it out' });
      const table = within(figure).getByRole('table', { hidden: true });
      expect(within(table).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(4);
      expect(figure.querySelector('.calculator-formula')).not.toBeEmptyDOMElement();
      // Fields that can't answer are not shown; the chooser works by style sheets.
      expect(figure.querySelector('.needs-scripts') === null).toBe(calculator === 'product-choice');
      document.body.innerHTML = '';
    },
  );
});
