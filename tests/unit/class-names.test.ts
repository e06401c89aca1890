import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classNames } from '@/lib/class-names';
import tailwind from '@/tailwind.config';

const { fontSize, extend } = tailwind.theme;

describe('merging class names', () => {
  test.each(Object.keys(fontSize))(
    'keeps a colour next to the size %s, and drops another size',
    (size) => {
      expect(classNames('text-ink', `text-${size}`)).toBe(`text-ink text-${size}`);
      expect(classNames('text-sm', `text-${size}`)).toBe(`text-${size}`);
    },
  );

  test.each(Object.keys(extend.spacing))('drops another size for the size %s', (size) => {
    expect(classNames('min-h-12', `min-h-${size}`)).toBe(`min-h-${size}`);
  });

  test('merges the site’s utilities with Tailwind’s', () => {
    expect(classNames('hairline', 'border-0')).toBe('border-0');
    expect(classNames('border-4', 'hairline')).toBe('hairline');
    expect(classNames('hairline', 'hairline-t')).toBe('hairline hairline-t');
    expect(classNames('measure', 'max-w-none')).toBe('max-w-none');
  });
});

test('no stylesheet and no component types a text size of the theme again', () => {
  const sizes = Object.values(fontSize)
    .map((size) => (typeof size === 'string' ? size : size[0]))
    .flatMap((size) => [`font-size: ${size};`, `text-[${size}]`]);
  const files = ['styles', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|tsx)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files).toContain('styles/globals.css');
  const repeated = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return sizes.some((size) => text.includes(size));
  });
  expect(repeated).toEqual([]);
});
