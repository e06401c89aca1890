import { describe, expect, test } from 'vitest';
import { lostAddresses, publishedAddresses, publishedText } from '@/lib/checks/published-addresses';

describe('an address that was published', () => {
  const pages = new Set(['/', '/services', '/services/cloud', '/blog/post']);
  const lost = (address: string, leads = false) =>
    lostAddresses([address], pages, () => leads).map(({ message }) => message);

  test('may stay a page or lead to one', () => {
    expect(lost('/services')).toEqual([]);
    expect(lost('/services/it-cloud', true)).toEqual([]);
  });

  test.each([
    ['/services/it-cloud', "'/services/it-cloud': '/services',"],
    ['/old/cloud', "'/old/cloud': '/services/cloud',"],
    ['/gone', "'/gone': '/',"],
    ['/services/a/b', "'/services/a/b': '/services',"],
  ])('%s may not vanish: the line %s is offered', (address, line) => {
    expect(lost(address)).toEqual([expect.stringContaining(line)]);
  });

  test('is kept in a file that only grows', () => {
    const text = publishedText(['/b', '/a'], ['/c', '/b']);
    expect(publishedAddresses(text)).toEqual(['/a', '/b', '/c']);
    expect(publishedAddresses('# A note\r\n /a \r\n\r\n')).toEqual(['/a']);
  });
});
