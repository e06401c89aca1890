import { expect, test } from 'vitest';
import { loadStyles } from './load-styles';

test('a stylesheet of a browser extension, which cannot be read, stops no island', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'chrome-extension://abcdef/reader.css';
  Object.defineProperty(link, 'sheet', {
    get: () => ({
      get cssRules() {
        throw new DOMException('Cannot access rules', 'SecurityError');
      },
    }),
  });
  document.head.append(link);
  await expect(loadStyles()).resolves.toBeUndefined();
  expect(link.isConnected).toBe(true);
});
