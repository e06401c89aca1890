import type { Kind } from '@/content/schema/page-paths';
import type { Copy } from '@/content/schema/pages';

/** The names of the fields with strings or lists of strings, at any depth. */
type FieldName<Value> = Value extends readonly (infer Entry)[]
  ? FieldName<Entry>
  : Value extends object
    ? {
        [Name in keyof Value & string]:
          | ([StringIn<NonNullable<Value[Name]>>] extends [never] ? never : Name)
          | FieldName<NonNullable<Value[Name]>>;
      }[keyof Value & string]
    : never;

/** The strings of a value or of a list. */
type StringIn<Value> = Value extends readonly (infer Entry)[]
  ? StringIn<Entry>
  : Extract<Value, string>;

/**
 * What the strings of each field of copy are: `text` that a person reads, or `code`, which is
 * chosen from a list, an address, a day, a drawing or the title of a source.
 */
const contents = {
  actors: 'text',
  address: 'text',
  amount: 'code',
  answer: 'text',
  asks: 'text',
  audience: 'text',
  body: 'text',
  busy: 'code',
  by: 'text',
  calculator: 'code',
  caption: 'text',
  carries: 'text',
  cells: 'text',
  centre: 'text',
  checked: 'code',
  closes: 'code',
  columns: 'text',
  definition: 'text',
  description: 'text',
  detail: 'text',
  emblem: 'code',
  employment: 'code',
  excluded: 'text',
  fact: 'text',
  features: 'text',
  fitsHeading: 'text',
  formats: 'code',
  from: 'text',
  guidance: 'text',
  heading: 'text',
  includes: 'text',
  industry: 'code',
  intro: 'text',
  item: 'text',
  items: 'text',
  label: 'text',
  lead: 'text',
  location: 'text',
  look: 'code',
  main: 'text',
  mainOffer: 'code',
  mark: 'code',
  measure: 'code',
  modulesHeading: 'text',
  movedBy: 'text',
  name: 'text',
  needs: 'text',
  note: 'text',
  office: 'text',
  on: 'code',
  order: 'code',
  outcome: 'text',
  outline: 'code',
  pages: 'code',
  paid: 'code',
  path: 'code',
  place: 'code',
  posted: 'code',
  problem: 'text',
  prompts: 'text',
  published: 'code',
  query: 'text',
  question: 'text',
  quote: 'text',
  receive: 'text',
  recheckBy: 'code',
  reference: 'code',
  related: 'code',
  review: 'code',
  revision: 'text',
  role: 'text',
  rowHeading: 'text',
  runningText: 'text',
  section: 'code',
  sector: 'text',
  see: 'text',
  services: 'code',
  severity: 'code',
  shape: 'code',
  size: 'code',
  slug: 'code',
  start: 'text',
  state: 'text',
  status: 'code',
  suits: 'text',
  summary: 'text',
  tags: 'code',
  team: 'text',
  term: 'text',
  text: 'text',
  time: 'text',
  title: 'text',
  to: 'text',
  type: 'code',
  under: 'text',
  unit: 'text',
  updated: 'code',
  url: 'code',
  validity: 'text',
  value: 'text',
  when: 'text',
  who: 'code',
  why: 'text',
  words: 'text',
  work: 'text',
  xLabel: 'text',
  yLabel: 'text',
} as const satisfies Record<{ [K in Kind]: FieldName<Copy<K>> }[Kind], 'text' | 'code'>;

/** Whether the strings of a field of copy are no text: checks and search leave them out. */
export function isCode(field: string): boolean {
  const all: Readonly<Record<string, 'text' | 'code'>> = contents;
  return Object.hasOwn(all, field) && all[field] === 'code';
}
