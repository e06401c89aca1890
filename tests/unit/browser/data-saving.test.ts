import { expect, test } from 'vitest';
import { shouldSaveData } from '@/lib/browser/data-saving';

test.each([
  [undefined, false, false],
  [{ effectiveType: '3g', saveData: false }, false, false],
  [{ effectiveType: '2g' }, false, true],
  [{ effectiveType: 'slow-2g' }, false, true],
  [{ effectiveType: '4g', saveData: true }, false, true],
  [{ effectiveType: '4g' }, true, true],
])(
  'with the connection %j and low-data mode %s, the page uses less data: %s',
  (connection, isLowData, expected) => {
    expect(shouldSaveData(connection, isLowData)).toBe(expected);
  },
);
