import { z } from 'zod';

/** A link, emphasis or code as Markdown writes them. */
const markup = /\[[^\]]+\]\(|\*\*|`|(^|\s)_\S[^_]*_(\s|$)|^#{1,6} /m;

/** Words that are shown as they stand. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine(
    (words) => !markup.test(words),
    'This field is shown as it stands; take the Markdown out',
  );

/** Words that are shown as they stand, from `min` to `max` characters long. */
export const line = (min: number, max: number) => text.min(min).max(max);

/** Text with Markdown in it. */
export const markdown = z.string().trim().min(1);
