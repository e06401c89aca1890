import { expect, test, vi } from 'vitest';
import { shouldSaveData } from '@/lib/browser/data-saving';

test.each([
  [undefined, {}, false],
  [{ effectiveType: '3g', saveData: false }, {}, false],
  [{ effectiveType: '2g' }, {}, true],
  [{ effectiveType: 'slow-2g' }, {}, true],
  [{ effectiveType: '4g', saveData: true }, {}, true],
  [{ effectiveType: '4g' }, { lowData: '' }, true],
  [undefined, { lowData: '' }, true],
])(
  'with the connection %j and the data of the root %j, the page uses less data: %s',
  (connection, dataset, expected) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('document', { documentElement: { dataset } });
    expect(shouldSaveData()).toBe(expected);
  },
);
