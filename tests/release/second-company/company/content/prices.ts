import type { Price } from './price';

export const prices: Readonly<Record<string, Price>> = {};
export const furtherPrices: Readonly<Record<string, Price>> = {};
