import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { element, loads, servePage, useServedPages } from '../serve-page';

useServedPages();

const page = (
  <>
    <p id="text">Words to read</p>
    <div data-island="menu">
      <button type="button">Menu</button>
      <a href="/services" data-menu="/services">
        Services <span>and more</span>
      </a>
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

test('a menu’s trigger records when the mouse entered it, not when the mouse moves inside it', () => {
  servePage(page);
  pointer('pointerover', '[data-menu]', {});
  const { pointedAt } = element('[data-menu]').dataset;
  expect(Math.abs(performance.now() - Number(pointedAt))).toBeLessThan(1_000);
  element('[data-menu]').dataset.pointedAt = '1';
  const inside = new MouseEvent('pointerover', {
    bubbles: true,
    relatedTarget: element('[data-menu] span'),
  });
  element('[data-menu]').dispatchEvent(inside);
  expect(element('[data-menu]').dataset.pointedAt).toBe('1');
});

test('Escape keeps a menu from opening under the mouse, until the mouse enters a trigger again', async () => {
  servePage(
    <div data-island="main-menu">
      <a href="/services" data-menu="/services">
        Services
      </a>
    </div>,
  );
  await userEvent.keyboard('{Escape}');
  expect(element('[data-island]')).toHaveAttribute('data-dismissed');
  pointer('pointerover', '[data-menu]', {});
  expect(element('[data-island]')).not.toHaveAttribute('data-dismissed');
});
