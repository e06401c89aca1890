/** A visual theme; its colours are the roles of `[data-theme='{name}']` in `styles/tokens.css`. */
export interface Theme {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly colorScheme: 'light' | 'dark';
  readonly mood: string;
  /** The class on the root element while the theme is on. */
  readonly className: 'light' | 'dark';
  readonly isHighContrast: boolean;
}
