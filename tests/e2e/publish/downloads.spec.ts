import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { downloadPath } from '@/lib/downloads/download-names';
import { formatSize, makeDownloads } from '@/lib/downloads/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../support/page-of';

test('every download is linked with its size, and its file is the one that is made from the content', async ({
  page,
  request,
}) => {
  const made = await makeDownloads(copyOf(pageOf('downloads')));
  await page.goto(pageOf('downloads'));
  const content = page.getByRole('main');

  for (const { name, slug, label, mediaType, bytes } of made) {
    const title = copyOf(pageOf('downloads')).files.find((file) => file.slug === slug)?.title;
    const link = content.getByRole('link', {
      name: `${title}: ${label} ${formatSize(bytes.length)}`,
      exact: true,
    });
    await expect(link).toHaveAttribute('href', downloadPath(name));
    await expect(link).toHaveAttribute('download', '');

    const head = await request.head(downloadPath(name));
    expect(head.status(), name).toBe(200);
    expect(head.headers()['content-type'], name).toBe(mediaType);

    const response = await request.get(downloadPath(name));
    const served = await response.body();
    // A Word document contains the time of its creation, so only its text is compared.
    const contentOf = (file: Uint8Array) =>
      name.endsWith('.docx') ? unzipSync(file)['word/document.xml'] : file;
    expect(Buffer.from(contentOf(served) ?? []), name).toEqual(Buffer.from(contentOf(bytes) ?? []));
  }
});
