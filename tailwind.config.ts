import type { Config } from 'tailwindcss';

const role = (name: string) => `var(--${name})`;

/**
 * How long animations last: `quick` if something turns or closes, `open` if a surface comes in,
 * `draw` if a part of a picture moves.
 */
const lengths = { quick: '150ms', open: '220ms', draw: '250ms' };

/**
 * Turns the colour roles of `styles/tokens.css` into utilities. They replace Tailwind's own
 * colours.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: role('canvas'),
      surface: role('surface'),
      raised: role('raised'),
      ink: role('ink'),
      'ink-muted': role('ink-muted'),
      line: role('line'),
      accent: role('accent'),
      'accent-ink': role('accent-ink'),
      signal: role('signal'),
      focus: role('focus'),
      'art-1': role('art-1'),
      'art-2': role('art-2'),
      'art-3': role('art-3'),
      'art-4': role('art-4'),
      'art-5': role('art-5'),
    },
    fontFamily: {
      display: ['var(--font-display)'],
      text: ['var(--font-text)'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      // Sizes that leave the height of a line to what is around them: 13, 14 and 15 pixels.
      fine: '0.8125rem',
      note: '0.875rem',
      dense: '0.9375rem',
      sm: ['0.875rem', { lineHeight: '1.45' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      // 17 pixels on a phone, so that it is visibly smaller than a minor section, and 19 on a
      // desktop.
      lg: ['clamp(1.0625rem, 1.013rem + 0.2174vw, 1.1875rem)', { lineHeight: '1.55' }],
      // Headings have three tiers, and a step for what comes second on a page: its price, and the
      // call to action that ends it, which has a ground of its own. Their sizes in pixels on screens
      // of 360 and of 1280 pixels, and at most: minor sections 21, 26, 26; second ones 24, 34, 38;
      // major ones 28, 44, 52; `h1` 38, 64, 72.
      xl: ['clamp(1.3125rem, 1.19rem + 0.5435vw, 1.625rem)', { lineHeight: '1.3' }],
      second: ['clamp(1.5rem, 1.267rem + 1.076vw, 2.375rem)', { lineHeight: '1.2' }],
      '2xl': ['clamp(1.75rem, 1.359rem + 1.739vw, 3.25rem)', { lineHeight: '1.1' }],
      display: ['clamp(2.375rem, 1.739rem + 2.826vw, 4.5rem)', { lineHeight: '1.04' }],
    },
    // The corners of what is in the header and its menus, and those of other controls.
    borderRadius: { xs: '0.125rem', sm: '0.25rem' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      // The smallest height and width of what a finger must hit: 44 pixels.
      spacing: { target: '2.75rem' },
      transitionDuration: lengths,
      animation: {
        'fade-in': `fade-in ${lengths.open} ease-out`,
        'fade-out': `fade-out ${lengths.quick} ease-in forwards`,
        'slide-in': `slide-in ${lengths.open} ease-out`,
        'slide-out': `slide-out ${lengths.quick} ease-in forwards`,
        'open-panel': `open-panel ${lengths.quick} ease-out`,
      },
    },
  },
} satisfies Config;
