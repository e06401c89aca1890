import type { Calculator } from '@/content/schema/calculators';

export const calculators: Readonly<Record<string, Calculator>> = {};
