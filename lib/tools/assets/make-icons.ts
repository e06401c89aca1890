import { writeFile } from 'node:fs/promises';
import { icons } from '@/lib/icons/icons';

/** Writes the icon files to `public/`. Run it after the mark has changed; the files are kept in the repository. */
for (const [file, draw] of Object.entries(icons)) {
  await writeFile(`public/${file}`, await draw());
}
