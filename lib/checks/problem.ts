/** A mistake in the content: where it is, what it is and how to correct it. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

/** The problems, one a line, under their number: `2 mistakes in the content:`. */
export function listProblems(problems: readonly Problem[]): string {
  const list = problems.map(({ file, message }) => `  ${file}: ${message}`).join('\n');
  return `${problems.length} mistake${problems.length === 1 ? '' : 's'} in the content:\n${list}`;
}
