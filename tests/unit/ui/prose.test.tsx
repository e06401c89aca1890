import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Prose } from '@/components/ui/prose';
import { UnbrokenText } from '@/components/ui/unbroken-text';

describe('running text', () => {
  test('shows markup in the source as text', () => {
    const { container } = render(<Prose>{'<img src=x onerror=alert(1)> & <b>bold</b>'}</Prose>);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> & <b>bold</b>');
  });

  test('removes an address that would run as a script', () => {
    render(<Prose>{'[press](javascript:alert(1))'}</Prose>);
    expect(screen.getByText('press')).not.toHaveAttribute(
      'href',
      expect.stringContaining('script'),
    );
  });

  test('keeps a phone number that can be called', () => {
    render(<Prose>{'[call us](tel:+254700000000)'}</Prose>);
    expect(screen.getByRole('link', { name: 'call us' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  });

  test('saves a download, which a pointer on its link does not load', () => {
    render(<Prose>{'[a list](/downloads/list.docx), [news](/feed.xml)'}</Prose>);
    expect(screen.getByRole('link', { name: 'a list' })).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'news' })).not.toHaveAttribute('download');
  });

  test('throws an error that names a missing picture', () => {
    expect(() => render(<Prose>{'![A door](no-such-door.png)'}</Prose>)).toThrow(
      'content/pictures/no-such-door.png: the file does not exist. Add the picture.',
    );
  });

  test('lets a wide table scroll with the keyboard', () => {
    render(<Prose>{'| a | b |\n|---|---|\n| 1 | 2 |'}</Prose>);
    const region = screen.getByRole('group', { name: 'Table: a, b' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table')).toBeVisible();
  });

  test('names the rows of a table by their first cells, and code by its length', () => {
    render(<Prose>{'| a | b |\n|---|---|\n| 1 | 2 |\n\n```sql\nselect 1;\n```'}</Prose>);
    expect(screen.getByRole('rowheader', { name: '1' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'b' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Code, 1 line' })).toHaveAttribute('tabindex', '0');
  });
});

const codeOf = (lines: number) =>
  `\`\`\`sql\n${Array.from({ length: lines }, (_, index) => `select ${index};`).join('\n')}\n\`\`\``;

test('code of up to twelve lines is shown, and longer code is folded under its number of lines', () => {
  render(<Prose>{`${codeOf(12)}\n\n${codeOf(13)}`}</Prose>);
  expect(screen.getByText(/select 11;$/)).toBeVisible();
  expect(screen.getByText(/lines$/)).toHaveTextContent('Code, 13 lines');
  expect(screen.getByText(/select 12;$/)).not.toBeVisible();
});

const unbrokenIn = (container: Element) =>
  [...container.querySelectorAll('span')].map(({ textContent }) => textContent);

test.each([
  ['Pay by M-Pesa, Wi-Fi in rooms', ['M-Pesa', 'Wi-Fi']],
  ['“M-Pesa’s” add-on: an e-mail.', ['M-Pesa', 'add-on', 'e-mail']],
  ['Set-up, point-of-sale, day-to-day, third-party, 2026-11-21 and – a dash', ['Set-up']],
  ['Call +254 700 000 000 at once, or 12 + 3 4', ['+254 700 000 000']],
  ['', []],
])('short words with a hyphen stay on one line: %s', (text, words) => {
  const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
  expect(container).toHaveTextContent(text);
  expect(unbrokenIn(container)).toEqual(words);
});

test.each([
  [
    'From KSh 1,800 to KSh 3,000, US$20 or EUR 20',
    'From KSh\u00a01,800 to KSh\u00a03,000, US$20 or EUR\u00a020',
  ],
  ['The 4 of May 2026 and ISO 27001-2', 'The 4 of May 2026 and ISO\u00a027001-2'],
])('a currency and its amount stay on one line: %s', (text, shown) => {
  const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
  expect(container.textContent).toBe(shown);
  expect(render(<Prose isLine>{text}</Prose>).container.textContent).toBe(shown);
});

test('running text keeps short words with a hyphen on one line, also in lists and links, but not in code', () => {
  const { container } = render(
    <Prose anchors>
      {'## Wi-Fi\n\n- Send an e-mail\n\n[M-Pesa](/contact) `rm -f`\n\n    ls -l x-y'}
    </Prose>,
  );
  expect(unbrokenIn(container)).toEqual(['Wi-Fi', 'e-mail', 'M-Pesa']);
  expect(screen.getByRole('link', { name: 'M-Pesa' })).toHaveAttribute('href', '/contact');
  expect(container.querySelector('h2')).toHaveAttribute('id', 'wi-fi');
});
