import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PayrollCalculator } from '@/components/islands/calculators/payroll';
import { ProductChooser } from '@/components/islands/calculators/product-choice';
import { RestoreTimeCalculator } from '@/components/islands/calculators/restore-time';
import { Calculator } from '@/components/sections/calculator';

const type = async (name: string, text: string) => {
  const field = screen.getByRole('spinbutton', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

describe('the restore-time calculator', () => {
  const shown = () => render(<RestoreTimeCalculator gigabytes={200} speed={20} share={70} />);

  test('answers for what its fields hold', async () => {
    shown();
    expect(screen.getByRole('status')).toHaveTextContent('31.7 hours');
    await type('Speed of the line, in Mbit/s', '100');
    expect(screen.getByRole('status')).toHaveTextContent('6.3 hours');
  });

  test.each([
    ['', 'never'],
    ['0', 'never'],
    ['-5', 'never'],
  ])('with a speed of %j answers %s', async (speed, answer) => {
    shown();
    await type('Speed of the line, in Mbit/s', speed);
    expect(screen.getByRole('status')).toHaveTextContent(answer);
  });
});

describe('the payroll calculator', () => {
  const rules = {
    pension: 4,
    tierOneLimit: 10_000,
    tierTwoLimit: 50_000,
    health: 2,
    housing: 1,
    firstBand: 20_000,
    firstRate: 8,
    secondRate: 20,
    relief: 1_000,
  };

  test('answers from gross to net, and by other rules', async () => {
    render(<PayrollCalculator gross={80_000} rules={rules} />);
    expect(screen.getByRole('status')).toHaveTextContent('KSh 63,880.00');
    await userEvent.click(screen.getByText(/The rules of this sum/));
    await type('Personal relief, KSh', '2000');
    expect(screen.getByRole('status')).toHaveTextContent('KSh 64,880.00');
  });

  test('answers nothing for no salary', async () => {
    render(<PayrollCalculator gross={80_000} rules={rules} />);
    await type('Gross pay a month, in KSh', '');
    expect(screen.getByRole('status')).toHaveTextContent('KSh 0.00');
  });
});

describe('the product chooser', () => {
  const shown = () =>
    render(
      <ProductChooser
        needs={[
          { id: 'till', label: 'A till', products: ['/products/posigen'] },
          { id: 'tax', label: 'Tax', products: ['/products/finagen', '/products/posigen'] },
        ]}
        products={[
          { path: '/products/finagen', title: 'Finagen', summary: 'Books' },
          { path: '/products/posigen', title: 'Posigen', summary: 'Tills' },
          { path: '/products/lakodi', title: 'Lakodi', summary: 'Rent' },
        ]}
      />,
    );
  const names = () => screen.getAllByRole('link').map((link) => link.textContent);

  test('shows all until something is ticked, then those that do it, most first', async () => {
    shown();
    expect(names()).toEqual(['Finagen', 'Posigen', 'Lakodi']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tax' }));
    expect(names()).toEqual(['Finagen', 'Posigen']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'A till' }));
    expect(names()).toEqual(['Posigen', 'Finagen']);
    expect(screen.getByText('Does A till, Tax')).toBeVisible();
  });

  test('says by which needs style sheets keep a product without scripts', () => {
    const { container } = shown();
    const needs = [...container.querySelectorAll('li')].map((item) => item.dataset.needs);
    expect(needs).toEqual(['2', '1 2', '']);
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
      // A form that can't answer is not shown; the chooser works by style sheets.
      expect(figure.querySelector('.needs-scripts') === null).toBe(calculator === 'product-choice');
      document.body.innerHTML = '';
    },
  );
});
