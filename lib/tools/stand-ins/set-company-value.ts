import { type ESTree, parseSync } from 'vite';
import { z } from 'zod';
import { siteProblems } from '@/lib/checks/validate-site';

const { toDotPath } = z.core;

/** Where something stands in the source, and the fields that lead to it. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly start: number;
  readonly end: number;
}

/** A string or a number inside a value of the company. */
interface Entry extends Place {
  readonly type: 'string' | 'number';
  readonly mark: Mark;
}

/** A `standIn(…)` or `real(…)`; its place is that of the word. */
interface Mark extends Place {
  readonly word: string;
  /** Whether the value is one string or number, not a group of fields. */
  readonly single: boolean;
}

/** The marks and their strings and numbers in an expression. */
function read(
  node: ESTree.Expression,
  path: readonly (string | number)[],
  mark: Mark | undefined,
): readonly (Mark | Entry)[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return read(node.expression, path, mark);
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        const { key } = property;
        const name =
          key.type === 'Identifier' ? key.name : key.type === 'Literal' ? `${key.value}` : '';
        return read(property.value, [...path, name], mark);
      });
    case 'ArrayExpression':
      return node.elements.flatMap((element, index) =>
        element === null || element.type === 'SpreadElement'
          ? []
          : read(element, [...path, index], mark),
      );
    case 'CallExpression': {
      const [argument] = node.arguments;
      if (node.callee.type !== 'Identifier' || !argument || argument.type === 'SpreadElement') {
        return [];
      }
      const own: Mark = {
        path,
        start: node.callee.start,
        end: node.callee.end,
        word: node.callee.name,
        single: argument.type !== 'ObjectExpression' && argument.type !== 'ArrayExpression',
      };
      return [own, ...read(argument, path, own)];
    }
    case 'Literal':
    case 'UnaryExpression': {
      if (!mark) return [];
      const type = node.type === 'Literal' && typeof node.value === 'string' ? 'string' : 'number';
      return [{ path, start: node.start, end: node.end, type, mark }];
    }
    default:
      return [];
  }
}

const isEntry = (item: Mark | Entry): item is Entry => 'mark' in item;

/** The marks and entries of the source of `content/site.ts`. */
function readSource(source: string): readonly (Mark | Entry)[] {
  const { program, errors } = parseSync('site.ts', source);
  if (errors[0]) throw new Error(`content/site.ts: ${errors[0].message}. Mend the file first.`);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) =>
      init ? read(init, [], undefined) : [],
    );
  });
}

/**
 * The place that an editor names by its field or the field's last words; undefined where none is.
 * @throws when the last words fit several
 */
function named<T extends Place>(places: readonly T[], name: string): T | undefined {
  const asked = name.toLowerCase();
  const called = (place: T) => toDotPath(place.path).toLowerCase();
  const exact = places.find((place) => called(place) === asked);
  const alike = places.filter((place) => called(place).endsWith(`.${asked}`));
  if (!exact && alike.length > 1) {
    const names = alike.map(({ path }) => `"${toDotPath(path)}"`).join(' or ');
    throw new Error(`"${name}" could be ${names}. Write one of them.`);
  }
  return exact ?? alike[0];
}

function withValue(
  whole: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  }
  if (whole === null || typeof whole !== 'object') return whole;
  return { ...whole, [key]: withValue(Reflect.get(whole, key), rest, value) };
}

/** The value as the company's facts take it. */
function valueFor(entry: Entry, words: string): string | number {
  if (entry.type === 'string') return words.trim();
  const number = Number(words);
  if (words.trim() === '' || Number.isNaN(number)) {
    throw new Error(
      `"${toDotPath(entry.path)}" is a number, and "${words}" is none. Write it in figures, such as -4.0435.`,
    );
  }
  return number;
}

const quoted = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\r?\n/g, ' ')}'`;

function withImports(source: string): string {
  const used = ['real', 'standIn'].filter((word) => new RegExp(`[^\`\\w]${word}\\(`).test(source));
  return source.replace(
    /^import \{[^}]*\} from '\.\/company-value';/m,
    () => `import { ${used.join(', ')} } from './company-value';`,
  );
}

export interface SetValue {
  readonly source: string;
  readonly message: string;
}

/**
 * Writes a value of the company into `content/site.ts` and marks it as real. A field of a group, such as `address.box`, leaves
 * the group's mark alone; the group's name without a value marks the group as it stands.
 * @param source the text of `content/site.ts`
 * @param site what that text exports
 * @param name a field or its last words: `contact.phone`, `phone`, `hours.Monday.opens`; or a network, such as `LinkedIn`
 * @throws when no field, or more than one, has the name, or the value can't be one of the field
 */
export function setCompanyValue(
  source: string,
  site: { readonly social: readonly { readonly network: string }[] },
  name: string,
  words: string | undefined,
): SetValue {
  const found = readSource(source);
  const marks = found.filter((item): item is Mark => !isEntry(item));
  const entries = found.filter(isEntry);
  const network = site.social.findIndex(
    (profile) => profile.network.toLowerCase() === name.toLowerCase(),
  );
  const asked = network === -1 ? name : `social[${network}].url`;
  const replace = ({ start, end }: Place, text: string, before: string) =>
    before.slice(0, start) + text + before.slice(end);

  if (words === undefined) {
    const mark = named(marks, asked);
    if (!mark) throw unknownName(name, marks);
    return {
      source: withImports(replace(mark, 'real', source)),
      message: `content/site.ts: ${toDotPath(mark.path)} is marked as real, as it stands.`,
    };
  }
  const entry = named(entries, asked);
  if (!entry) {
    const group = named(marks, asked);
    if (!group) throw unknownName(name, marks);
    const fields = entries.filter(({ mark }) => mark === group).map(({ path }) => toDotPath(path));
    throw new Error(
      `"${name}" has several fields. Set each: ${fields.join(', ')}. Then "npm run stand-ins -- set ${name}" marks it as real.`,
    );
  }
  const value = valueFor(entry, words);
  const { mark } = entry;
  const valuePath = [...mark.path, 'value', ...entry.path.slice(mark.path.length)];
  const before = new Set(siteProblems(site).map(({ message }) => message));
  const [problem] = siteProblems(withValue(site, valuePath, value)).filter(
    ({ message }) => !before.has(message),
  );
  if (problem) throw new Error(`Nothing is changed: ${problem.message}`);

  const written = replace(entry, quoted(value), source);
  const field = toDotPath(entry.path);
  if (mark.single) {
    return {
      source: withImports(replace(mark, 'real', written)),
      message: `content/site.ts: ${field} is now ${quoted(value)}, marked as real.`,
    };
  }
  return {
    source: written,
    message: `content/site.ts: ${field} is now ${quoted(value)}. When all of ${toDotPath(mark.path)} is right: npm run stand-ins -- set ${toDotPath(mark.path)}`,
  };
}

function unknownName(name: string, marks: readonly Mark[]): Error {
  return new Error(
    `content/site.ts has no "${name}". Name one of: ${marks.map(({ path }) => toDotPath(path)).join(', ')}.`,
  );
}
