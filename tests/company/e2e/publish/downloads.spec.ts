import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { downloadFilesOf, downloadFolder, sizeOf } from '@/lib/downloads';
import { contentTypes } from '@/lib/hosts/content-types';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

test('every download is linked with its size, and its file is the one in the folder', async ({
  page,
  request,
}) => {
  await page.goto(pageOf('downloads'));
  const content = page.getByRole('main');

  for (const download of copyOf(pageOf('downloads')).files) {
    for (const file of downloadFilesOf(download)) {
      const link = content.getByRole('link', {
        name: `${download.title}: ${file.label} ${sizeOf(file)}`,
        exact: true,
      });
      await expect(link).toHaveAttribute('href', file.path);
      await expect(link).toHaveAttribute('download', '');

      const head = await request.head(file.path);
      expect(head.status(), file.name).toBe(200);
      const [type] = Object.entries(contentTypes).flatMap(([name, extensions]) =>
        extensions.some((extension) => file.name.endsWith(`.${extension}`)) ? [name] : [],
      );
      expect(head.headers()['content-type']?.split(';')[0], file.name).toBe(type);

      const response = await request.get(file.path);
      const saved = await readFile(`${downloadFolder}/${file.name}`);
      expect((await response.body()).equals(saved), file.name).toBe(true);
    }
  }
});
