import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Example } from '@/components/sections/example';

/** The widths of the bars of an example with these values. */
function barsOf(values: readonly string[]): readonly (string | null)[] {
  const figures = values.map((value, index) => ({ label: `Figure ${index}`, value }));
  const { container } = render(<Example heading="One day" body="As it was." figures={figures} />);
  return [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
}

test.each([
  { values: ['1,000', '250', '0'], bars: ['100%', '25%', '0%'], name: 'counts' },
  { values: ['KSh 4,800', 'KSh 1,200'], bars: ['100%', '25%'], name: 'amounts of money' },
  { values: ['0', '0'], bars: ['0%', '0%'], name: 'only zeros' },
  { values: ['12 minutes', '3 hours'], bars: [], name: 'different units' },
  { values: ['6.8 MB, then 420 KB', '3'], bars: [], name: 'two numbers in one value' },
  { values: ['none', '3'], bars: [], name: 'a value without a number' },
])('figures of an example have bars on one scale: $name', ({ values, bars }) => {
  expect(barsOf(values)).toEqual(bars);
});
