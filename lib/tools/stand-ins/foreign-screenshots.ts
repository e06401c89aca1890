import sharp from 'sharp';
import { site } from '@/content/site';

/**
 * Marks the screenshots whose file is missing or does not name this company.
 * `lib/tools/assets/make-screenshots.ts` writes the name into each file.
 */
export async function markForeign<Shot extends { readonly src: string }>(
  screenshots: readonly Shot[],
): Promise<readonly (Shot & { readonly isForeign: boolean })[]> {
  return await Promise.all(
    screenshots.map(async (screenshot) => {
      const file = sharp(`public${screenshot.src}`);
      const name = await file.metadata().then(
        ({ exif }) => exif,
        () => undefined, // The file is missing.
      );
      return { ...screenshot, isForeign: !name?.includes(site.name) };
    }),
  );
}
