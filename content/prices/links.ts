import type { PagePath } from '@/content/tree';

/** The pages that explain prices and agreements. Every price links to them. */
export const priceLinks: readonly {
  readonly label: string;
  readonly href: `${PagePath}#${string}`;
}[] = [
  { label: 'How prices work', href: '/company/about-us/how-we-work#how-prices-work' },
  { label: 'What you sign', href: '/company/about-us/how-we-work#what-you-sign' },
];

/** The paragraph that says which facts of the site are samples. The preview line leads to it. */
export const samplesExplained: `${PagePath}#${string}` | undefined = '/about#papers-and-samples';
