import { expect, test } from 'vitest';
import { countFiles, describeFiles, fileLimits } from '@/lib/build/count-files';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: `out/${index}.html`, bytes: 1_000_000 }));

test('files in subfolders are counted', async () => {
  expect(await countFiles('public')).toMatch(/^\d+ files, the largest \d\.\d MB$/);
});

test('the maximum number of files is accepted; one more prints a warning', () => {
  expect(describeFiles(files(fileLimits.files))).toBe('20000 files, the largest 1.0 MB');
  expect(describeFiles(files(fileLimits.files + 1))).toMatch(/^20001 files, more than the 20000 /);
});

test('a file of the maximum size is accepted; a larger one is refused by name', () => {
  const video = (bytes: number) => [...files(1), { file: 'out/video.mp4', bytes }];
  expect(describeFiles(video(fileLimits.fileBytes))).toContain('26.2 MB');
  expect(() => describeFiles(video(fileLimits.fileBytes + 1))).toThrow(
    'out/video.mp4: the file has 26214401 bytes',
  );
});
