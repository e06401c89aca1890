import type { FurtherFacts } from '@/content/schema/company';

export const furtherFacts: FurtherFacts = {};
