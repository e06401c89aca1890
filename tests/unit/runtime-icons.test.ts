import { icons as lucide } from '@iconify-json/lucide';
import { describe, expect, test } from 'vitest';
import { iconHosts, iconPatienceMs, iconSource, isIconAddress } from '@/lib/browser/icon-source';
import { iconSubset } from '@/lib/icon-collection';

describe('the address of an icon', () => {
  test.each(['lucide:cloud', 'simple-icons:next-dot-js', 'a:1'])('%s is one', (address) => {
    expect(isIconAddress(address)).toBe(true);
  });
  test.each([
    'cloud',
    'lucide:',
    ':cloud',
    'Lucide:cloud',
    'lucide:cloud,server',
    'lucide:../../x',
    'lucide:cloud?x',
    '',
    `lucide:${'a'.repeat(500)}`,
  ])('%s is none', (address) => {
    expect(isIconAddress(address)).toBe(false);
  });
});

describe('where icons come from', () => {
  test('the site first, then the other hosts in order, with the limits promised', () => {
    expect(
      iconSource('https://site.test', iconHosts(' https://a.test , nonsense,https://b.test')),
    ).toMatchObject({
      resources: ['https://site.test', 'https://a.test', 'https://b.test'],
      maxURL: 500,
      rotate: 750,
      timeout: 5000,
      random: false,
    });
    expect(iconHosts(undefined)).toEqual([]);
  });

  test('the site has less time than another host', () => {
    expect(iconPatienceMs('https://site.test/icons/lucide.json?icons=a', 'https://site.test')).toBe(
      1500,
    );
    expect(iconPatienceMs('https://site.test.evil.test/icons', 'https://site.test')).toBe(5000);
  });
});

describe('part of a collection', () => {
  test('has the named icons only, aliases included', () => {
    const part = iconSubset(lucide, ['cloud', 'circle-help']);
    expect(Object.keys(part.icons)).toEqual(['cloud', 'circle-help']);
    expect(part.icons['circle-help']?.body).toContain('<');
    expect(part.prefix).toBe('lucide');
  });
  test('cannot have an icon that does not exist', () => {
    expect(() => iconSubset(lucide, ['no-such-icon'])).toThrow('Icon "no-such-icon"');
    expect(() => iconSubset(lucide, ['toString'])).toThrow('Icon "toString"');
  });
});
