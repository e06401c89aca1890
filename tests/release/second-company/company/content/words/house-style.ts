import type { TextRule } from '@/content/schema/text-rules';

export const houseStyle: readonly TextRule[] = [];

export const regulatedWords = /\b[A-Z]\w+ Act\b/;

export const wornWords: readonly TextRule[] = [];

export interface WordLimit {
  readonly copy: number;
  readonly page: number;
}

export const pageWordLimits: Readonly<Record<string, WordLimit>> = {};
