/** A visual theme. Its colours are in the block `[data-theme="{name}"]` of `styles/tokens.css`. */
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
