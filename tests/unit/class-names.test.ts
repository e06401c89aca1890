import { describe, expect, test } from 'vitest';
import { classNames } from '@/lib/class-names';
import tailwind from '@/tailwind.config';

describe('class names', () => {
  test('of a size and a colour both stay', () => {
    expect(classNames('text-display text-ink')).toBe('text-display text-ink');
    expect(classNames('text-ink', 'text-display')).toBe('text-ink text-display');
  });

  test.each(Object.keys(tailwind.theme.fontSize))('know the size %s', (size) => {
    expect(classNames('text-ink', `text-${size}`)).toBe(`text-ink text-${size}`);
    expect(classNames('text-sm', `text-${size}`)).toBe(`text-${size}`);
  });

  test.each(Object.keys(tailwind.theme.colors))('know the colour %s', (colour) => {
    expect(classNames('text-signal', `text-${colour}`)).toBe(`text-${colour}`);
    expect(classNames('bg-signal', `bg-${colour}`)).toBe(`bg-${colour}`);
    expect(classNames('hairline', `border-${colour}`)).toBe(`hairline border-${colour}`);
  });

  test('of two sizes, colours or fonts, the later stays', () => {
    expect(classNames('text-3xl', 'text-display')).toBe('text-display');
    expect(classNames('text-ink-muted', 'text-signal')).toBe('text-signal');
    expect(classNames('font-display font-semibold', 'font-text')).toBe('font-semibold font-text');
  });

  test('the site’s utilities are merged with Tailwind’s', () => {
    expect(classNames('hairline', 'border-0')).toBe('border-0');
    expect(classNames('border-4', 'hairline')).toBe('hairline');
    expect(classNames('hairline', 'hairline-t')).toBe('hairline hairline-t');
    expect(classNames('measure', 'max-w-none')).toBe('max-w-none');
    expect(classNames('hairline', 'border-line')).toBe('hairline border-line');
  });

  test('nothing is made of nothing', () => {
    expect(classNames(undefined, false, null, '')).toBe('');
  });
});
