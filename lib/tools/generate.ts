import { writeCopyList } from './copy-list';
import { writeHeadScripts } from './head-scripts';

/**
 * `npm run generate`: writes the generated sources, which are the list of copy and the head
 * scripts, and the downloads that are made from the copy. With `--before-check`, as part of
 * `npm run check:content`, content that cannot be loaded is left to the check.
 */
await writeCopyList();
await writeHeadScripts();

// Imported last, because they read the list of copy. Content that cannot be loaded makes no
// downloads: the check of the content says what is wrong with it.
const isLoaded = await import('@/lib/checks/report').then(
  () => true,
  () => false,
);
if (isLoaded) {
  const { writeDownloads } = await import('./downloads/write-downloads');
  await writeDownloads();
} else if (!process.argv.includes('--before-check')) {
  process.exitCode = 1;
  console.error('The downloads are not written. To find out why, run npm run check:content.');
}
