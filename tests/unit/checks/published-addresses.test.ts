import { expect, test } from 'vitest';
import { lostAddresses, publishedAddresses, publishedText } from '@/lib/checks/published-addresses';

const pages = new Set(['/', '/services', '/services/cloud']);
const lost = (address: string, leads = false) =>
  lostAddresses([address], pages, () => leads).map(({ message }) => message);

test('a published address may stay a page or lead to one', () => {
  expect(lost('/services')).toEqual([]);
  expect(lost('/services/it-cloud', true)).toEqual([]);
});

test.each([
  ['/services/it-cloud', "'/services/it-cloud': '/services',"],
  ['/old/cloud', "'/old/cloud': '/services/cloud',"],
  ['/gone', "'/gone': '/',"],
])(
  'a published address that is lost, such as %s, is reported with the alias to add: %s',
  (address, line) => {
    expect(lost(address)).toEqual([expect.stringContaining(line)]);
  },
);

test('published addresses are kept in a file that only grows', () => {
  expect(publishedAddresses(publishedText(['/b', '/a'], ['/c', '/b']))).toEqual(['/a', '/b', '/c']);
  expect(publishedAddresses('# A note\r\n /a \r\n\r\n')).toEqual(['/a']);
});
