import type { Config } from 'tailwindcss';

const role = (name: string) => `var(--${name})`;

/** Turns the colour roles of `styles/tokens.css` into utilities. They replace Tailwind's own colours. */
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
    },
    fontFamily: {
      display: ['var(--font-display)'],
      text: ['var(--font-text)'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      sm: ['0.875rem', { lineHeight: '1.45' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      lg: ['1.1875rem', { lineHeight: '1.55' }],
      xl: ['clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', { lineHeight: '1.4' }],
      '2xl': ['clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem)', { lineHeight: '1.1' }],
      '3xl': ['clamp(1.875rem, 1.3rem + 2.6vw, 3.75rem)', { lineHeight: '1.08' }],
      display: ['clamp(2.75rem, 2rem + 3.4vw, 5rem)', { lineHeight: '1' }],
    },
    // `transition-colors` fades only the colours that the site changes.
    transitionProperty: { colors: 'color, background-color, border-color' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
} satisfies Config;
