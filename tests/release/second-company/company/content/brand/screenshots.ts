export const screenshots: readonly {
  readonly src: string;
  readonly page: string;
  readonly sizes: string;
  readonly form_factor: 'wide' | 'narrow';
  readonly label: string;
}[] = [];
