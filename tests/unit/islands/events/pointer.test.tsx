import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { element, servePage, useServedPages } from '../serve-page';

useServedPages();

const page = (
  <div data-island="main-menu">
    <a href="/services" data-menu="/services">
      Services <span>and more</span>
    </a>
  </div>
);
const enter = (from: Element | null = null) =>
  element('[data-menu]').dispatchEvent(
    new MouseEvent('pointerover', { bubbles: true, relatedTarget: from }),
  );

test('a menu’s trigger records when the mouse entered it, not when the mouse moves inside it', () => {
  servePage(page);
  enter();
  const { pointedAt } = element('[data-menu]').dataset;
  expect(Math.abs(performance.now() - Number(pointedAt))).toBeLessThan(1_000);
  element('[data-menu]').dataset.pointedAt = '1';
  enter(element('[data-menu] span'));
  expect(element('[data-menu]').dataset.pointedAt).toBe('1');
});

test('Escape keeps a menu from opening under the mouse, until the mouse enters a trigger again', async () => {
  servePage(page);
  await userEvent.keyboard('{Escape}');
  expect(element('[data-island]')).toHaveAttribute('data-dismissed');
  enter();
  expect(element('[data-island]')).not.toHaveAttribute('data-dismissed');
});
