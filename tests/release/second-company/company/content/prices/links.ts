import type { PagePath } from '@/content/tree';

export const priceLinks: readonly {
  readonly label: string;
  readonly href: `${PagePath}#${string}`;
}[] = [];

export const samplesExplained: `${PagePath}#${string}` | undefined = undefined;
