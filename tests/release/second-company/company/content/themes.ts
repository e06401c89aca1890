import type { Theme } from './theme';

/** The themes a visitor can choose from, in the order they are offered. */
export const themes = [
  {
    name: 'evening',
    label: 'Stable Lamp',
    description: 'Brown-black with straw',
    colorScheme: 'dark',
    mood: 'The last round',
    className: 'dark',
    isHighContrast: false,
  },
  {
    name: 'meadow',
    label: 'Meadow',
    description: 'Cream with grass green',
    colorScheme: 'light',
    mood: 'Before milking',
    className: 'light',
    isHighContrast: false,
  },
  {
    name: 'chalk',
    label: 'Chalk Board',
    description: 'White on black, strong lines',
    colorScheme: 'dark',
    mood: 'Writing on the stable door',
    className: 'dark',
    isHighContrast: true,
  },
] as const satisfies readonly Theme[];

export type ThemeName = (typeof themes)[number]['name'];

/** The theme of a first visit. */
export const defaultTheme: ThemeName = 'meadow';
