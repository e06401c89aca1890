/** A visual theme; its colours are the roles of `[data-theme='{name}']` in `styles/tokens.css`. */
export interface Theme {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly colorScheme: 'light' | 'dark';
  readonly mood: string;
  /** The class of the root element while the theme is active. */
  readonly className: 'light' | 'dark';
  readonly isHighContrast: boolean;
}
