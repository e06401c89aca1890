import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenPreview } from '@/components/figures/page-screens';
import { Screen } from '@/components/figures/screen';
import type { ScreenBlock } from '@/content/schema/screens';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** An amount of a drawn screen: `(940)` is negative, and a dash is nothing. */
function amountOf(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return text.startsWith('(') ? -digits : digits;
}

/** The amounts of a column of a table, from the top. Undefined if the table has no such column. */
function columnOf(block: ScreenBlock | undefined, name: string): number[] | undefined {
  if (block?.type !== 'table' || !block.columns.includes(name)) return undefined;
  return block.rows.map(({ cells }) => amountOf(cells[block.columns.indexOf(name)] ?? ''));
}

const blocksOf = (path: PagePathOf<'product'>) => copyOf(path).screens[0]?.blocks ?? [];

test.each(pathsOfKind('product'))(
  'the preview of %s leaves out no row of a block that it shows',
  (path) => {
    const [screen] = copyOf(path).screens;
    if (screen === undefined) return;
    const { container: preview } = render(<ScreenPreview path={path} />);
    const { container: whole } = render(
      <Screen screen={{ ...screen, blocks: screen.blocks.slice(0, 1) }} />,
    );
    expect(preview.querySelector('[aria-hidden]')?.innerHTML).toBe(whole.innerHTML);
  },
);

test('the till of Posigen adds its rows up to the total below them', () => {
  const [rows, totals] = blocksOf('/products/posigen');
  const sum = columnOf(rows, 'KSh')?.reduce((total, amount) => total + amount, 0);
  expect(totals?.type === 'totals' && amountOf(totals.items[0]?.value ?? '')).toBe(sum);
});

test('each balance of the paybill in Finagen follows from the one above, and the last agrees with the statement', () => {
  const [rows, notes] = blocksOf('/products/finagen');
  const balances = columnOf(rows, 'Balance') ?? [];
  for (const [index, amount] of (columnOf(rows, 'KSh') ?? []).entries()) {
    if (index > 0) expect(balances[index]).toBe((balances[index - 1] ?? 0) + amount);
  }
  expect(notes?.type === 'rows' && notes.items.map(({ value = '' }) => amountOf(value))).toContain(
    balances.at(-1),
  );
});
