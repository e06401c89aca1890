import type { Kind } from '@/content/schema/page-paths';
import type { Copy } from '@/content/schema/pages';

/** The string, or the strings of the list, that a field has. */
type StringIn<Value> = Value extends readonly (infer Entry)[]
  ? StringIn<Entry>
  : Extract<Value, string>;

/** The names of the fields with strings, at any depth, each with the type of its strings. */
type StringFields<Value> = Value extends readonly (infer Entry)[]
  ? StringFields<Entry>
  : Value extends object
    ? {
        [Name in keyof Value & string]:
          | { name: Name; strings: StringIn<NonNullable<Value[Name]>> }
          | StringFields<NonNullable<Value[Name]>>;
      }[keyof Value & string]
    : never;

type CopyFields = { [K in Kind]: StringFields<Copy<K>> }[Kind];

/** The names of the fields with any text. */
type TextName<Field = CopyFields> = Field extends { name: infer Name; strings: infer Strings }
  ? string extends Strings
    ? Name
    : never
  : never;

/**
 * The names of the fields whose strings are chosen from a list, such as types and the paths of
 * pages.
 */
type ChosenName<Field = CopyFields> = Field extends {
  name: infer Name extends string;
  strings: infer Strings extends string;
}
  ? [Strings] extends [never]
    ? never
    : Exclude<Name, TextName>
  : never;

/** A field whose strings are chosen from a list does not compile without a line here. */
const chosenFields = {
  amount: true,
  busy: true,
  employment: true,
  form: true,
  formats: true,
  industry: true,
  look: true,
  mark: true,
  measure: true,
  order: true,
  pages: true,
  paid: true,
  path: true,
  related: true,
  review: true,
  section: true,
  services: true,
  severity: true,
  shape: true,
  size: true,
  status: true,
  tags: true,
  type: true,
  typical: true,
  who: true,
} as const satisfies Record<ChosenName, true>;

/** Fields with addresses, days, drawings and the titles of sources. */
const codedFields = {
  calculator: true,
  checked: true,
  closes: true,
  outline: true,
  posted: true,
  published: true,
  recheckBy: true,
  reference: true,
  slug: true,
  updated: true,
  url: true,
} as const satisfies { readonly [Name in TextName & string]?: true };

/**
 * Whether the strings of a field of copy are no text: they are chosen from a list, an address, a
 * day or a drawing.
 */
export function isCode(field: string): boolean {
  return Object.hasOwn(chosenFields, field) || Object.hasOwn(codedFields, field);
}
