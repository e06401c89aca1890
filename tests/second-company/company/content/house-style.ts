import type { Kind } from './tree';

/** One spelling for what English leaves open. */
export const houseStyle = [{ avoid: /\bpoorly\b/i, write: 'ill' }] as const;

/** How many words of main text a page of each kind has at least. */
export const leastWords: Readonly<Partial<Record<Kind, number>>> = { home: 100 };
