/** A mistake in the content: its file, and a message with the remedy. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

/** The list of problems, one per line, below a line such as `2 mistakes in the content:`. */
export function listProblems(problems: readonly Problem[]): string {
  const list = problems.map(({ file, message }) => `  ${file}: ${message}`).join('\n');
  return `${problems.length} mistake${problems.length === 1 ? '' : 's'} in the content:\n${list}`;
}
