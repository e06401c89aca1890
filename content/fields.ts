import { z } from 'zod';

/** Matches Markdown for links, emphasis and code. */
const markup = /\[[^\]]+\]\(|\*\*|`|(^|\s)_\S[^_]*_(\s|$)|^#{1,6} /m;

/** Plain text, without Markdown. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((words) => !markup.test(words), 'This field is plain text. Remove the Markdown');

/** Plain text from `min` to `max` characters long. */
export const line = (min: number, max: number) => text.min(min).max(max);

/** Markdown text. */
export const markdown = z.string().trim().min(1);

/**
 * A list without duplicates. Empty entries are allowed here, because the schema of their fields reports them.
 * @param keyOf returns the value that must be unique, such as the path of a page
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
