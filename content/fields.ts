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

/**
 * A list in which each entry appears once. Empty entries are left to the rules of their fields.
 * @param keyOf what may not repeat, such as the path of a page
 */
export const distinct = <Entry extends z.ZodType>(
  list: z.ZodArray<Entry>,
  keyOf: (entry: z.infer<Entry>) => string,
) =>
  list.superRefine((entries, context) => {
    const first = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (key === '') continue;
      const before = first.get(key.toLowerCase());
      if (before === undefined) first.set(key.toLowerCase(), index);
      else {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `"${key}" is entry ${before + 1} already. Remove one of the two`,
        });
      }
    }
  });
