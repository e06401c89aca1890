import { afterEach, expect, test, vi } from 'vitest';
import { site } from '@/content/site';

afterEach(() => {
  vi.doUnmock('@/content/site');
  vi.resetModules();
});

test.each([
  [true, ['WhatsApp', 'E-mail', 'SMS']],
  [false, ['E-mail', 'SMS']],
] as const)(
  'if WhatsApp at the company’s number is %s, the apps are %s',
  async (hasWhatsApp, apps) => {
    vi.resetModules();
    vi.doMock('@/content/site', () => ({
      site: { ...site, contact: { ...site.contact, hasWhatsApp } },
    }));
    const { waysToWrite } = await import('@/lib/contact-addresses');
    const { ownAppsFor } = await import('@/lib/enquiry/enquiry-message');
    const names = ownAppsFor({ heading: 'A quote', text: 'Hello' }).map(({ name }) => name);
    expect(names).toEqual(apps);
    expect(waysToWrite.includes('WhatsApp')).toBe(hasWhatsApp);
  },
);
