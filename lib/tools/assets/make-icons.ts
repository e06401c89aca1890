import { writeFile } from 'node:fs/promises';
import { icons } from './icons';

/** Writes the icon files to `public/`. Run it after the logo changes, and commit the files. */
for (const [file, draw] of Object.entries(icons)) {
  await writeFile(`public/${file}`, await draw());
}
