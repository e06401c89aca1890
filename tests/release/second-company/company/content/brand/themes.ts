import type { Theme } from '@/content/schema/theme';

export const themes = [
  {
    name: 'evening',
    label: 'Stable Lamp',
    description: 'Brown-black with straw',
    colorScheme: 'dark',
    mood: 'The last round',
    className: 'dark',
    isHighContrast: true,
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
] as const satisfies readonly Theme[];

export type ThemeName = (typeof themes)[number]['name'];

export const defaultTheme: ThemeName = 'meadow';
