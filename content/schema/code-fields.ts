import type { Kind } from '@/content/schema/page-paths';
import type { Copy } from '@/content/schema/pages';

/**
 * The names of the fields with strings or lists of strings, at any depth. If `Wanted` is `string`,
 * only of those that may have any string.
 */
type FieldName<Value, Wanted = never> = Value extends readonly (infer Entry)[]
  ? FieldName<Entry, Wanted>
  : Value extends object
    ? {
        [Name in keyof Value & string]:
          | FieldIf<Name, StringIn<NonNullable<Value[Name]>>, Wanted>
          | FieldName<NonNullable<Value[Name]>, Wanted>;
      }[keyof Value & string]
    : never;

type FieldIf<Name, Strings, Wanted> = [Strings] extends [never]
  ? never
  : [Wanted] extends [Strings]
    ? Name
    : never;

/** The strings of a value or of a list. */
type StringIn<Value> = Value extends readonly (infer Entry)[]
  ? StringIn<Entry>
  : Extract<Value, string>;

type NamesOf<Wanted> = { [K in Kind]: FieldName<Copy<K>, Wanted> }[Kind];

/**
 * What the strings of each field of copy are: `text` that a person reads, a `choice` from a list, or
 * other `code`: an address, a day, a drawing or the title of a source. If a new field with any
 * string has the name of a `choice`, the compiler asks what it is.
 */
const contents = {
  actors: 'text',
  address: 'text',
  amount: 'choice',
  answer: 'text',
  asks: 'text',
  audience: 'text',
  body: 'text',
  busy: 'choice',
  buys: 'text',
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
  emblem: 'choice',
  employment: 'choice',
  excluded: 'text',
  explained: 'choice',
  fact: 'text',
  features: 'text',
  fitsHeading: 'text',
  formats: 'choice',
  from: 'text',
  guidance: 'text',
  heading: 'text',
  includes: 'text',
  industry: 'choice',
  intro: 'text',
  item: 'text',
  items: 'text',
  label: 'text',
  lead: 'text',
  listHeading: 'text',
  location: 'text',
  look: 'choice',
  main: 'text',
  mainOffer: 'choice',
  mark: 'choice',
  measure: 'choice',
  modulesHeading: 'text',
  name: 'text',
  needs: 'text',
  note: 'text',
  office: 'text',
  on: 'choice',
  order: 'choice',
  outcome: 'text',
  outline: 'code',
  pages: 'choice',
  paid: 'choice',
  path: 'choice',
  place: 'choice',
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
  related: 'choice',
  review: 'choice',
  revision: 'text',
  role: 'text',
  rowHeading: 'text',
  runningText: 'text',
  screensHeading: 'text',
  section: 'choice',
  sector: 'text',
  see: 'text',
  services: 'choice',
  severity: 'choice',
  shape: 'choice',
  size: 'choice',
  slug: 'code',
  start: 'text',
  state: 'text',
  status: 'choice',
  suits: 'text',
  summary: 'text',
  tags: 'choice',
  team: 'text',
  term: 'text',
  text: 'text',
  time: 'text',
  title: 'text',
  to: 'text',
  town: 'text',
  type: 'choice',
  under: 'text',
  unit: 'text',
  updated: 'code',
  url: 'code',
  validity: 'text',
  value: 'text',
  what: 'text',
  when: 'text',
  who: 'choice',
  why: 'text',
  words: 'text',
  work: 'text',
  xLabel: 'text',
  yLabel: 'text',
} as const satisfies {
  readonly [Name in NamesOf<never>]: 'text' | (Name extends NamesOf<string> ? 'code' : 'choice');
};

/** Whether the strings of a field of copy are no text: checks and search leave them out. */
export function isCode(field: string): boolean {
  const all: Readonly<Record<string, 'text' | 'choice' | 'code'>> = contents;
  return Object.hasOwn(all, field) && all[field] !== 'text';
}
