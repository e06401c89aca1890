import type { Price } from '@/content/values/price';

export const prices: Readonly<Record<string, Price>> = {};
export const furtherPrices: Readonly<Record<string, Price>> = {};
