import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NamedIcon } from '@/components/islands/icons/named-icon';

test('icons whose islands start one after another are requested together', async () => {
  const asked = vi.fn(async () =>
    Response.json({
      prefix: 'lucide',
      icons: { cloud: { body: '<g />' }, anchor: { body: '<g />' } },
    }),
  );
  vi.stubGlobal('fetch', asked);
  const first = render(<NamedIcon address="lucide:cloud" />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const second = render(<NamedIcon address="lucide:anchor" />);
  for (const { container } of [first, second])
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  const url = expect.stringMatching(/\/icons\/lucide\.json\?icons=(cloud,anchor|anchor,cloud)$/);
  expect(asked).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
});
