import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { element, loads, servePage, useServedPages } from '../../tests/support/serve-page';

useServedPages();

const page = (
  <>
    <p id="text">Words to read</p>
    <div data-island="menu">
      <button type="button">Menu</button>
    </div>
  </>
);
const pointer = (type: string, selector: string, properties: object) =>
  element(selector).dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { pointerType: 'mouse' }, properties),
  );
const move = (selector: string, movementX: number, pointerType = 'mouse') =>
  pointer('pointermove', selector, { movementX, movementY: 0, pointerType });

test('a mouse that moves on an island loads it once', () => {
  servePage(page);
  move('button', 1);
  move('button', 1);
  expect(loads).toEqual(['menu']);
});

test('a mouse that moves on other content, a mouse at rest and a finger that may scroll load nothing', () => {
  servePage(page);
  move('#text', 5);
  move('button', 0);
  move('button', 5, 'touch');
  expect(loads).toEqual([]);
});

test('the first movement in a page, which has no length, loads an island', () => {
  servePage(page);
  move('button', 0);
  expect(loads).toEqual(['menu']);
});

test('a mouse that rests where a link of this site was clicked loads nothing', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/services`);
  servePage(page);
  move('button', 0);
  expect(loads).toEqual([]);
});

test('an island that receives the focus is loaded', async () => {
  servePage(page);
  await userEvent.tab();
  expect(element('button')).toHaveFocus();
  expect(loads).toEqual(['menu']);
});

test('code that failed to load is requested again at the next click', async () => {
  const { fail } = servePage(page);
  fail(new Error('offline'));
  await userEvent.click(element('button'));
  await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-failed', 'load'));
  const before = loads.length;
  await userEvent.click(element('button'));
  expect(loads.length).toBeGreaterThan(before);
});
