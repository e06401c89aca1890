import { z } from 'zod';
import { today } from '@/content/values/days';

/** Matches the Markdown of links, emphasis, code and headings. */
const markup = /\[[^\]]+\]\(|\*\*|`|(^|\s)_\S[^_]*_(\s|$)|^#{1,6} /m;

/**
 * Matches an international phone number: a plus and 8 to 15 digits, with spaces between them (ITU
 * E.164).
 */
export const phoneNumber = /^\+(?: ?\d){8,15}$/;

/** Plain text in one line, without Markdown. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((words) => !markup.test(words), 'This field is plain text. Remove the Markdown')
  .refine((words) => !words.includes('\n'), 'This field is one line. Remove the line breaks');

/** Plain text from `min` to `max` characters long. */
export const line = (min: number, max: number) => text.min(min).max(max);

/**
 * Whether every block of code ends. A line of fence signs ends a block that started with as many of
 * them or fewer, so a block of code about code starts with more.
 */
function endsBlocksOfCode(words: string): boolean {
  let open = '';
  for (const [, fence = '', rest = ''] of words.matchAll(/^ *(`{3,}(?!.*`)|~{3,})(.*)$/gm)) {
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '';
}

/** Markdown text. */
export const markdown = z
  .string()
  .trim()
  .min(1)
  .refine(
    endsBlocksOfCode,
    'A block of code does not end. Write ``` on a line of its own after it',
  );

/** A calendar day that exists, `YYYY-MM-DD`. */
export const day = z.iso.date({
  error: 'Write a day that exists as year-month-day, such as 2026-11-23',
  // The rules that compare days do not run if the day is invalid.
  abort: true,
});

/** A day that is not in the future. */
export const pastDay = day.refine(
  (value) => value <= today(),
  'It is in the future. Write today’s date, or an earlier one',
);

/** A rate of tax or of a contribution. */
export const share = z
  .number()
  .refine((rate) => rate > 0 && rate < 1, 'Write a share of 1, such as 0.06 for 6%');

/**
 * A list without duplicates. Ignores entries with an empty key, because the schema of the entry
 * reports them.
 * @param keyOf returns the value that must be unique, such as the path of a page
 */
export const distinct = <Entry extends z.ZodType>(
  list: z.ZodArray<Entry>,
  keyOf: (entry: z.infer<Entry>) => string,
) =>
  list.superRefine((entries, context) => {
    const positions = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (key === '') continue;
      const earlier = positions.get(key.toLowerCase());
      if (earlier === undefined) positions.set(key.toLowerCase(), index);
      else {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `"${key}" is entry ${earlier + 1} already. Remove one of the two`,
        });
      }
    }
  });

/**
 * How a shape is painted: as the object itself, as a part of it, as the part that matters, in the
 * colour of text, as a line on the object, or as a line on the ground.
 */
const shapeLook = z.enum(['body', 'tint', 'hot', 'solid', 'mark', 'line']);

export type ShapeLook = z.infer<typeof shapeLook>;

export const outline = z
  .string()
  .regex(/^M[\d\s.,a-z-]+$/i, 'Write an SVG path that starts with M');

/** A shape covers the shapes before it. */
export const shapes = z
  .array(z.object({ look: shapeLook, outline }))
  .min(2)
  .max(24);

export type Shapes = z.infer<typeof shapes>;
