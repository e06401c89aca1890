/*
 * Classes that islands and server components share. Islands do not use `classNames`, because its
 * library would make their bundles much larger. They join classes in template strings.
 */

/**
 * The classes of a link outside running text: at least 44 pixels high and wide, in the colour of
 * the text around it, and in `accent` under the pointer. Links in running text are in `accent`: the
 * utility `prose` in `styles/globals.css` has the rule for them.
 */
export const linkLook = 'inline-flex min-h-target min-w-target items-center hover:text-accent';

const button =
  'inline-flex min-h-12 items-center justify-center rounded-sm px-3 sm:px-6 font-semibold no-underline';

/** The classes of the header's buttons with an icon, 44 pixels wide and high. */
export const iconButtonLook =
  'inline-grid size-target flex-none cursor-pointer place-items-center rounded-xs text-ink hover:bg-surface hover:text-accent';

/** The classes of buttons: at least 48 pixels high. */
export const buttonLooks = {
  primary: `${button} bg-accent text-accent-ink hover:bg-ink hover:text-canvas`,
  quiet: `${button} hairline border-ink-muted text-ink hover:border-ink hover:bg-surface`,
} as const;

/** The classes of small buttons, for example in a notice or a list: at least 44 pixels high. */
export const smallButtonLook =
  'hairline min-h-target border-ink-muted px-4 font-semibold hover:border-ink hover:bg-surface';

/** The classes of inputs, text areas and selects: at least 48 pixels high. */
export const controlLook =
  'hairline mt-2 block min-h-12 w-full border-ink-muted bg-raised px-3 text-base text-ink aria-invalid:border-signal';
