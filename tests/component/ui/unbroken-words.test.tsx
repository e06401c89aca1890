import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Prose } from '@/components/ui/prose';
import { UnbrokenText } from '@/components/ui/unbroken-text';

const unbrokenIn = (container: Element) =>
  [...container.querySelectorAll('span')].map(({ textContent }) => textContent);

describe('UnbrokenText', () => {
  test.each([
    ['Pay by M-Pesa, Wi-Fi in rooms', ['M-Pesa', 'Wi-Fi']],
    ['“M-Pesa’s” add-on: an e-mail.', ['M-Pesa', 'e-mail']],
    ['Set-up, point-of-sale, day-to-day, third-party, 2026-11-21 and – a dash', []],
    ['', []],
  ])('keeps short words with a hyphen on one line: %s', (text, words) => {
    const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
    expect(container).toHaveTextContent(text);
    expect(unbrokenIn(container)).toEqual(words);
  });
});

describe('Prose', () => {
  test('keeps such words on one line, also in lists and links, but not in code', () => {
    const { container } = render(
      <Prose anchors>
        {'## Wi-Fi\n\n- Send an e-mail\n\n[M-Pesa](/contact) `rm -f`\n\n    ls -l x-y'}
      </Prose>,
    );
    expect(unbrokenIn(container)).toEqual(['Wi-Fi', 'e-mail', 'M-Pesa']);
    expect(container.querySelector('h2')).toHaveAttribute('id', 'wi-fi');
  });
});
