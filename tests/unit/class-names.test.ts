import { describe, expect, test } from 'vitest';
import { classNames } from '@/lib/class-names';
import tailwind from '@/tailwind.config';

const { fontSize } = tailwind.theme;

describe('of class names', () => {
  test.each(Object.keys(fontSize))(
    'the size %s stays with a colour, and replaces a size',
    (size) => {
      expect(classNames('text-ink', `text-${size}`)).toBe(`text-ink text-${size}`);
      expect(classNames('text-sm', `text-${size}`)).toBe(`text-${size}`);
    },
  );

  test('the site’s utilities are merged with Tailwind’s', () => {
    expect(classNames('hairline', 'border-0')).toBe('border-0');
    expect(classNames('border-4', 'hairline')).toBe('hairline');
    expect(classNames('hairline', 'hairline-t')).toBe('hairline hairline-t');
    expect(classNames('measure', 'max-w-none')).toBe('max-w-none');
  });
});
