import type { TextRule } from '@/content/schema/text-rules';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { percentage } from '@/content/values/money';

/** A pattern for the rates of VAT in per cent: the standard rate, and 0 for zero-rated goods. */
const vatRates = `(?:${percentage(site.salesTax.rate).replace(/\s*%/, '').replace('.', '\\.')}|0)`;

/** The style rules for all copy. Code, addresses and the titles of sources are not checked. */
export const houseStyle: readonly TextRule[] = [
  { avoid: /\p{L}+'\p{L}+|\p{L}+s'(?=[\s.,;:!?)]|$)/u, write: 'a curly apostrophe: ’' },
  {
    avoid:
      /\b(K(?!Sh\b)[Ss][Hh][Ss]?|ksh)\b|\b(KES|Kes|Sh\.?) ?\d|\bKSh(?=\d)|\d ?(KSh\b(?! \d)|\/[=-])/,
    write: 'KSh, a space and the amount, such as KSh 1,000',
  },
  {
    avoid: /\bKSh (?:\d{4,}|[\d,.]*\d[kKmM]\b)|\d[\d,]*\.\d{2}\/=|\d (?:shillings|bob)\b/,
    write: 'the amount in figures with commas, such as KSh 1,000',
  },
  { avoid: /\bemails?\b/i, write: 'e-mail' },
  { avoid: /\bswahili\b/i, write: 'Kiswahili' },
  { avoid: /\becommerce\b/i, write: 'e-commerce' },
  {
    avoid: /\b(2FA|MFA|two-factor|multi-?factor|second factor)\b/i,
    write: 'two-step sign-in',
  },
  { avoid: /\b\d{1,2}(:\d\d)? ?[ap]\.?m\b/i, write: '24-hour times, such as 08:00 and 20:30' },
  { avoid: /\bper ?cent\b|\d %/i, write: 'the figure and %, such as 2.75%' },
  {
    avoid:
      /\b(?!(?:re|down|up|over|under|out|mid)?siz|maiz|beliz|seiz|priz|capsiz)\w+(?:iz(?:e[sd]?|ing|ations?)|yz(?:e[sd]?|ing))\b/i,
    write: '-ise, -isation and -yse',
  },
  {
    avoid:
      /\b((col|fav|flav|hon|harb|neighb|rum|vap|lab|behavi)or(s|ed|ing|ful|ite|ites|hood)?|humor|(center|fiber|theater|liter)(s|ed)?|(cata|dia|ana)logs?|gray|fulfill(ment)?|enroll(ment)?|installments?|skillful|defense|offense|(travel|cancel|label|model|signal|fuel|level|channel|total)(ed|ing)|jewelry|aluminum|skeptical|maneuvers?|plow|pajamas)\b/i,
    write: 'British spelling',
  },
  { avoid: /\b(log ?in|login|logon)\b/i, write: 'sign in, sign-in' },
  { avoid: /\bdatacent(re|er)s?\b/i, write: 'data centre' },
  {
    avoid: new RegExp(
      `\\bVAT (?:is|of|at) (?!${vatRates}%)\\d[\\d.]*%|(?<![\\d.])(?!${vatRates}%)\\d[\\d.]*% VAT\\b`,
    ),
    write: `${percentage(site.salesTax.rate)}, the rate of content/site.ts`,
  },
];

/** Matches statements on law, tax and payroll, which need a source. */
export const regulatedWords = /\b[A-Z]\w+ Act\b|\b(PAYE|SHIF|NSSF|housing levy|KRA rules)\b/;

/** Overused and unclear phrases, and what to write instead. */
export const wornWords: readonly TextRule[] = [
  { avoid: /\b(rings?|rang|ringing) (us|you|them|him|her|back|from|the|a)\b/i, write: 'call' },
  { avoid: /\bof (yours|ours)\b/i, write: 'your or our' },
  { avoid: /\b(stands?|stood) (in|on)\b/i, write: 'is in, is on or replaces' },
  { avoid: /\bget a plain answer\b/i, write: 'what the answer is' },
  { avoid: /\b(she|he)\/(she|he)\b|\(s\)he\b/i, write: 'they' },
  { avoid: /\bbesides?\b/i, write: 'next to, with or also' },
  { avoid: /\bby (itself|themselves)\b/i, write: 'automatically or alone' },
  { avoid: /\bmakers?\b/i, write: 'manufacturer, supplier or vendor' },
  { avoid: /;/, write: 'two sentences' },
  {
    avoid:
      /\b(\d+ ?[-–—] ?\d+|(one|two|three|four|five|six|seven|eight|nine|ten) to \w+) (minutes|hours|weeks|months|years)\b/i,
    write: 'figures and "to", such as 4 to 10 weeks',
  },
];

/** The maximum number of words of a page. */
export interface WordLimit {
  /** The limit for the page's file of copy. `npm run check:content` counts the words. */
  readonly copy: number;
  /**
   * The limit for the main part of the built page, with the listings and labels of its template. A
   * test counts the words.
   */
  readonly page: number;
}

/**
 * The limits of pages that need other limits than their kind, which are in `lib/pages/kinds.ts`.
 */
export const pageWordLimits: Readonly<Partial<Record<PagePath, WordLimit>>> = {
  '/company/about-us/how-we-work': { copy: 800, page: 1200 },
};
