import { z } from 'zod';
import { segmentForm } from '@/content/schema/page-paths';
import { copySchemas } from '@/content/schema/pages';
import { today } from '@/content/values/days';
import { kindsWith } from '@/lib/pages/kinds';
import { pageAt, pathsOfKind } from '@/lib/pages/tree';

/** The kinds of page that `npm run new` can add. */
export const scaffoldKinds = kindsWith('isScaffolded', true);
type ScaffoldKind = (typeof scaffoldKinds)[number];

export const isScaffoldKind = (value: string | undefined): value is ScaffoldKind =>
  scaffoldKinds.some((kind) => kind === value);

/**
 * The address of a new page, below the section that contains pages of its kind.
 * @param name the last segments of the address, such as `web-development/landing-pages`
 * @throws if the site has no page of that kind, or the name is not a valid address
 */
export function scaffoldPath(kind: ScaffoldKind, name: string): string {
  const [first] = pathsOfKind(kind);
  if (first === undefined) {
    throw new Error(`content/tree.ts: there is no ${kind} yet. Write the first one by hand.`);
  }
  // A kind whose first page is directly below the home page has no section.
  const section = first.split('/').slice(1, -1).slice(0, 1);
  const segments = name.replace(/^\/+/, '').split('/');
  if (segments[0] === section[0]) segments.shift();
  const wrong = segments.find((segment) => !segmentForm.test(segment));
  if (wrong !== undefined || segments.length === 0) {
    throw new Error(
      `"${wrong ?? name}" can't be part of an address. Use a-z, 0-9 and single hyphens.`,
    );
  }
  return `/${[...section, ...segments].join('/')}`;
}

/**
 * The source of a new page's entry in the tree, such as `{ kind: 'service' }`. It has the guards of
 * the first page of its kind.
 */
export function nodeSource(kind: ScaffoldKind): string {
  const [first] = pathsOfKind(kind);
  const guards = first === undefined ? [] : pageAt(first).guards;
  const list = guards.map((guard) => `'${guard}'`).join(', ');
  return guards.length === 0 ? `{ kind: '${kind}' }` : `{ kind: '${kind}', guards: [${list}] }`;
}

/**
 * A schema. The types of Zod also allow `true` and `false` in its parts, which its JSON never has:
 * hence the casts below.
 */
type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The initial value of a field with a day. Every other field is empty or 0, so that the check names
 * it until it is filled in.
 */
const initialValue = (key: string) =>
  key === 'updated' || key === 'published' ? `'${today()}'` : undefined;

/** A comment that explains a field; an empty string if the name is enough. */
function hint({ minLength, maxLength, minItems, enum: values }: Schema): string {
  if (values) return `// One of: ${values.join(', ')}.\n`;
  if (maxLength) return `// ${minLength ?? 0} to ${maxLength} characters.\n`;
  return minItems ? `// At least ${minItems}.\n` : '';
}

const isPath = (schema: Schema) => Object.keys(schema).length === 0;

function emptyValue(schema: Schema, key: string): string {
  const initial = initialValue(key);
  if (initial !== undefined) return initial;
  if (schema.const !== undefined)
    return ['type', 'shape'].includes(key) ? `'${schema.const}'` : "''";
  if (schema.enum) return "''";
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return emptyValue(first as Schema, '');
  switch (schema.type) {
    case 'object':
      return `{\n${(schema.required ?? [])
        .map((name) => {
          const field = schema.properties?.[name] as Schema;
          return `${hint(field)}${name}: ${emptyValue(field, name)},`;
        })
        .join('\n')}\n}`;
    case 'array': {
      if (schema.prefixItems) {
        return `[${schema.prefixItems.map((item) => emptyValue(item as Schema, '')).join(', ')}]`;
      }
      const item = schema.items as Schema;
      const isReference =
        isPath(item) ||
        Object.values(item.properties ?? {}).some((field) => isPath(field as Schema));
      if (isReference || item.enum || !schema.minItems) return '[]';
      return `[${Array.from({ length: schema.minItems }, () => `\n${emptyValue(item, '')},`).join('')}\n]`;
    }
    case 'number':
    case 'integer':
      return '0';
    default:
      return "''";
  }
}

/** The source of a new page's copy: every required field of its schema, empty. */
export function copyFile(kind: ScaffoldKind): string {
  const schema = z.toJSONSchema(copySchemas[kind], { unrepresentable: 'any', io: 'input' });
  return `import type { Copy } from '@/content/schema/pages';

export default ${emptyValue(schema, '')} satisfies Copy<'${kind}'>;
`;
}
