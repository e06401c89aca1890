import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFileOf, copyListFile } from '@/lib/file-paths';
import { excerpt } from './fields';

// The compiler's output is read as text: the API of TypeScript 7, which would give errors as data,
// is still `typescript/unstable`.

/** What the compiler checks. Errors without a place are about these settings. */
const settingsFile = 'lib/tools/tsconfig.published.json';

/** `content/tree.ts(12,3): error TS2322: …`, or no place, and the indented lines that explain it. */
const errorForm = /^(?:(\S.*?)\((\d+),(\d+)\): )?error TS(\d+): (.*(?:\n\s+.*)*)/gm;

interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: number;
  /** The message, and then the reasons for it, from the outermost to the innermost. */
  readonly reasons: readonly string[];
  /** The copy file that causes an error in the generated list of copy. */
  readonly owner: string | undefined;
}

/** The source of a line, counted from 1; an empty string if the file has no such line. */
export type SourceLine = (file: string, line: number) => string;

const sourceLine: SourceLine = (file, line) =>
  readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';

/** If there are syntax errors, the compiler reports no others. */
const isSyntaxError = ({ code }: CompilerError) => code < 2000 && !semanticCodes.includes(code);

const duplicateNameCode = 1117;
const noDefaultExportCode = 1192;
const notAModuleCode = 2306;
/** Errors about unused names. They follow from another mistake in the same file. */
const unusedCodes: readonly number[] = [6133, 6192, 6196];
const semanticCodes: readonly number[] = [duplicateNameCode, noDefaultExportCode];

const innermost = ({ reasons }: CompilerError) => reasons.at(-1) ?? '';

/** The copy file that a line of the generated list names; undefined if it names none. */
function copyListOwner(line: string): string | undefined {
  const [, imported] = /^import \w+ from '\.(\/pages\/[^']+)';/.exec(line) ?? [];
  const [, path] = /^ {2}'(\/[^']*)': /.exec(line) ?? [];
  if (imported !== undefined) return `content${imported}.ts`;
  return path === undefined ? undefined : copyFileOf(path);
}

function errorsIn(output: string, lineOf: SourceLine): readonly CompilerError[] {
  return [...output.matchAll(errorForm)].map(
    ([, file = settingsFile, line = '', column = '', code = '', text = '']) => ({
      file,
      line: Number(line),
      column: Number(column),
      code: Number(code),
      reasons: text.split('\n').map((reason) => reason.trim()),
      owner: file === copyListFile ? copyListOwner(lineOf(file, Number(line))) : undefined,
    }),
  );
}

/** Removes errors that only follow from other errors. */
function rootErrors(errors: readonly CompilerError[]): readonly CompilerError[] {
  const files = new Set(
    errors.filter(({ code }) => !unusedCodes.includes(code)).map(({ file }) => file),
  );
  const reported = new Set(errors.filter(({ reasons }) => reasons.length === 1).map(innermost));
  const kept = errors.filter((error, index) => {
    // After the first syntax error of a file, the compiler's other errors in the file are guesses.
    if (isSyntaxError(error)) return errors.findIndex(({ file }) => file === error.file) === index;
    if (error.file !== copyListFile)
      return error.reasons.length === 1 || !reported.has(innermost(error));
    if (error.owner === undefined) return false;
    return [noDefaultExportCode, notAModuleCode].includes(error.code) || !files.has(error.owner);
  });
  const inContent = kept.filter(
    ({ file, code }) => file.startsWith('content/') && !unusedCodes.includes(code),
  );
  if (inContent.length > 0) return inContent;
  return kept.length > 0 ? kept : errors;
}

/** The files of `content/` that export the names that editors write most often. */
const filesOfNames: Readonly<Record<string, string>> = {
  real: 'values/company-value',
  standIn: 'values/company-value',
  site: 'site',
  commitments: 'company/commitments',
  prices: 'prices/prices',
};

/**
 * The compiler's messages and what editors read instead. Each function receives the groups of its
 * pattern.
 */
const wordings: readonly (readonly [RegExp, (...groups: (string | undefined)[]) => string])[] = [
  [
    /known properties, (?:and|but) '["']?(.+?)["']?' does not exist.*?(?: Did you mean to write '(.+?)'\?)?$/s,
    (name, like) =>
      `"${name}" is not a ${name?.startsWith('/') ? 'page' : 'field'} here. ${like ? `Did you mean "${like}"? ` : ''}Correct its name, or remove it; content/${name?.startsWith('/') ? 'tree.ts lists the pages' : 'schema/pages.ts lists the fields'}.`,
  ],
  [
    /^Property '["']?(.+?)["']?' is missing|is missing the following properties .*: (.+?)\.?$/s,
    (name, names) =>
      `${name ? `the field "${name}" is missing` : `fields are missing: ${names}`}. Add what is missing; content/schema/pages.ts describes it.`,
  ],
  [
    /^Type '""' is not assignable to type '(.*)'/s,
    (values = '') => `an empty field needs one of: ${excerpt(values.replaceAll(/"/g, ''), 160)}.`,
  ],
  [
    /^Type '"(\/[^"]*)"' is not assignable/,
    (path) => `"${path}" is not a page that can be used here. Write a path in content/tree.ts.`,
  ],
  [
    /^Type '(.+?)' is not assignable to type '[^']*\bnumber\b/,
    (value) => `${value} can't be the value here. Write a number without quotes, such as 5_000.`,
  ],
  [
    /^Cannot find name '(.+?)'/,
    (name = '') =>
      Object.hasOwn(filesOfNames, name)
        ? `"${name}" is not imported. Write this line at the top of the file: import { ${name} } from '@/content/${filesOfNames[name]}';`
        : `"${name}" is not known here. Correct the name, or import it. To show a dollar sign before braces, write a backslash in front of it.`,
  ],
  [
    /has no default export|is not a module/,
    () => 'has no "export default". Begin the copy with export default {, as other pages do.',
  ],
];

const messageCharactersMax = 240;

function plainMessage(error: CompilerError, lineOf: SourceLine): string {
  const text = innermost(error);
  const source = lineOf(error.file, error.line);
  if (isSyntaxError(error)) {
    const start = Math.max(0, error.column - 30);
    return `can't be read near "${excerpt(source.slice(start, start + 60))}" (${text.replace(/\.$/, '')}). Look for a missing comma, quote or bracket here or on the line above. Quotes around a text are straight (' or \`); an apostrophe inside it is ’, and a backtick \\\`.`;
  }
  if (error.code === duplicateNameCode) {
    const name = /^[\w'"/-]+/.exec(source.slice(error.column - 1))?.[0] ?? source.trim();
    return `the name ${name} is used twice. Rename or remove one.`;
  }
  for (const [pattern, toMessage] of wordings) {
    const match = pattern.exec(text);
    if (match) return toMessage(...match.slice(1));
  }
  return excerpt(text, messageCharactersMax).replace(/(?<![.?…])$/, '.');
}

/**
 * Turns the compiler's output into problems for an editor. If the content has errors, leaves out
 * errors in other folders, because they follow from the errors in the content.
 * @param lineOf returns the source lines that errors refer to
 * @returns the problems, and whether every file could be parsed
 * @throws if the compiler failed and its output has no error
 */
export function compilerReport(exitCode: number, output: string, lineOf: SourceLine) {
  const errors = errorsIn(output, lineOf);
  if (exitCode !== 0 && errors.length === 0)
    throw new Error(`The compiler failed with code ${exitCode}: ${output}`);
  const problems = rootErrors(errors).map((error) => ({
    file: error.owner ?? (error.line > 0 ? `${error.file}:${error.line}` : error.file),
    message: plainMessage(error, lineOf),
  }));
  return { problems, isParsed: !errors.some(isSyntaxError) };
}

/** Finds misspelt fields, unknown kinds, paths without a page, and broken syntax. */
export function compile(): ReturnType<typeof compilerReport> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', settingsFile],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return compilerReport(status ?? 1, stdout + stderr, sourceLine);
}
