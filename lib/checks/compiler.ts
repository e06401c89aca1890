import { execFile } from 'node:child_process';
import { segmentForm } from '@/content/page-paths';
import { copyFileOf } from '@/lib/file-paths';
import type { Problem } from './problem';

/** What an editor does about the compiler's errors, by their numbers. */
const remedies: readonly (readonly [codes: RegExp, remedy: string])[] = [
  [/^1117$/, 'Two entries have the same name: rename or remove one.'],
  [
    /^1\d{3}$/,
    "Look for a missing comma, quote or bracket here or on the line above. Quotes must be straight: ' or `.",
  ],
  [
    /^2(304|552)$/,
    'Correct the name, or import it. To show a dollar sign before braces, write a backslash in front of it.',
  ],
  [
    /^2(353|561)$/,
    'Correct the name of the field, or remove it; content/schema.ts lists the fields.',
  ],
  [/^2(739|740|741)$/, 'Add what is missing.'],
  [/^2(322|820)$/, 'Write one of the values that this field can have.'],
];

const longestMessage = 240;

/** One error of the compiler: `content/tree.ts(12,3): error TS2322: …`, and the indented lines that explain it. */
const errorForm = /^(\S[^(]*)\((\d+),\d+\): error TS(\d+): (.*(?:\n\s+.*)*)/gm;

/** Errors in the list of copy come from a page without a file, or a file without a page. */
function listedCopyProblems(message: string): readonly Problem[] {
  const names = message.includes('the following properties')
    ? message.slice(message.lastIndexOf(': '))
    : message.split(' in type ')[0];
  const paths = [...(names ?? '').matchAll(/["'](\/[^"']*)["']/g)].map(([, path = '']) => path);
  return paths.map((path) => {
    const invalid = path.split('/').find((segment) => segment !== '' && !segmentForm.test(segment));
    if (invalid !== undefined) {
      return {
        file: 'content/tree.ts',
        message: `"${invalid}" can't be part of an address. Use a-z, 0-9 and single hyphens.`,
      };
    }
    return message.includes('does not exist')
      ? {
          file: copyFileOf(path),
          message: 'no page has this copy. Add the page to content/tree.ts, or delete the file.',
        }
      : {
          file: 'content/tree.ts',
          message: `the page "${path}" has no copy. Write ${copyFileOf(path)}, or remove the page.`,
        };
  });
}

/** An error in an editor's words: without the types that fill a screen. */
function plainMessage(code: string, text: string): string {
  // The innermost line of a long message is the most specific.
  const lines = text.split('\n').map((line) => line.trim());
  const whole = lines.length > 1 ? `${lines[0]} ${lines.at(-1)}` : text;
  const [, path] = /^Type '"(\/[^"]*)"' is not assignable/.exec(whole) ?? [];
  if (path !== undefined) {
    return `"${path}" is not a page that can be used here. Write a path in content/tree.ts.`;
  }
  const message = whole.replaceAll(/ (in|to|from) type '\{.*?(?=\. Did you mean|$)/gs, '');
  const short = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  const remedy = remedies.find(([codes]) => codes.test(code))?.[1];
  return [short.replace(/(?<![.?…])$/, '.'), ...(remedy ? [remedy] : [])].join(' ');
}

/** The compiler's output as problems for an editor. Errors elsewhere follow from those in the content, and are left out. */
export function compilerProblems(output: string): readonly Problem[] {
  const problems = [...output.matchAll(errorForm)].flatMap(
    ([, file = '', line = '', code = '', text = '']) => {
      const listed = file === 'content/copy.ts' ? listedCopyProblems(text) : [];
      return listed.length > 0
        ? listed
        : [{ file: `${file}:${line}`, message: plainMessage(code, text) }];
    },
  );
  const inContent = problems.filter(({ file }) => file.startsWith('content/'));
  return inContent.length > 0 ? inContent : problems;
}

/** Runs the type checker: mistyped fields, unknown kinds, paths that no page has, and broken syntax. */
export async function compile(): Promise<readonly Problem[]> {
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      { maxBuffer: 2 ** 26 },
      (error, stdout) => {
        if (error && stdout === '') reject(error);
        else resolve(stdout);
      },
    );
  });
  return compilerProblems(output);
}
