import type { Kind } from './tree';
import { vatRate } from './vat';

/** The standard rate of VAT as it is written, and 0 for what is rated at zero. */
const vatRates = `(?:${vatRate * 100}|0)`;

/** A spelling that the site does not use, and what it writes instead. */
interface HouseRule {
  readonly avoid: RegExp;
  readonly write: string;
}

/** One spelling and one style for what English leaves open. Held over all copy; code, addresses and sources are left out. */
export const houseStyle: readonly HouseRule[] = [
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
      /\b(?!(?:re|down|up|over|out)?siz|seiz|priz|capsiz)\w+(?:iz(?:e[sd]?|ing|ations?)|yz(?:e[sd]?|ing))\b/i,
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
    write: `${vatRate * 100}%, the rate of content/vat.ts`,
  },
];

/** How many words of main text a page of each kind has at least; fewer make a thin page. A kind that is left out may have any. */
export const leastWords: Readonly<Partial<Record<Kind, number>>> = {
  home: 300,
  hub: 300,
  group: 300,
  service: 300,
  solution: 300,
  product: 300,
  industry: 300,
  company: 300,
  careers: 300,
  testimonials: 300,
  contact: 80,
  'project-index': 80,
  project: 300,
  'blog-index': 80,
  post: 700,
  faqs: 300,
  glossary: 300,
  downloads: 300,
  legal: 300,
  sitemap: 80,
  search: 20,
  colophon: 300,
  'qa-sheet': 80,
};
