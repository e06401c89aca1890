import { expect, test } from '@playwright/test';
import { aliasTable } from '@/lib/aliases';

test('every alias answers with one permanent hop to its page and keeps the query', async ({
  request,
}) => {
  test.setTimeout(180_000);
  for (const [alias, target] of aliasTable) {
    const response = await request.get(`${alias}?from=card&x=1%262`, { maxRedirects: 0 });
    expect([301, 308], alias).toContain(response.status());
    const location = new URL(response.headers().location ?? '', 'http://host.invalid');
    expect(`${location.pathname}${location.search}`, alias).toBe(`${target}?from=card&x=1%262`);
    const landed = await request.get(target, { maxRedirects: 0 });
    expect(landed.status(), target).toBe(200);
  }
});
