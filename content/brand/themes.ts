import type { Theme } from '@/content/schema/theme';

/** The themes that visitors can choose, in the order in which the menu shows them. */
export const themes = [
  {
    name: 'light',
    label: 'Aurora Light',
    description: 'Clear daylight colours',
    colorScheme: 'light',
    mood: 'Morning on the reef',
    className: 'light',
    isHighContrast: false,
  },
  {
    name: 'dark',
    label: 'Nebula Dark',
    description: 'Violet-black with cyan',
    colorScheme: 'dark',
    mood: 'A cloudless night inland',
    className: 'dark',
    isHighContrast: false,
  },
  {
    name: 'midnight',
    label: 'Midnight Aurora',
    description: 'Blue-black with mint',
    colorScheme: 'dark',
    mood: 'The sea at night',
    className: 'dark',
    isHighContrast: false,
  },
  {
    name: 'contrast',
    label: 'Focus Contrast',
    description: 'Black on white, strong lines',
    colorScheme: 'light',
    mood: 'Ink on paper',
    className: 'light',
    isHighContrast: true,
  },
] as const satisfies readonly Theme[];

export type ThemeName = (typeof themes)[number]['name'];

/** The theme of the site until a visitor chooses one. */
export const defaultTheme: ThemeName = 'light';
