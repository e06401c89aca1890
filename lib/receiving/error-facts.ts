/** An error of the receiving side itself. Its message names the place and the mend, and holds no visitor's words. */
export class ReceivingError extends Error {
  override readonly name = 'ReceivingError';
}

export interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it was thrown: at most four lines of the stack. */
  readonly at?: readonly string[];
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

/**
 * The facts of an error without its message, since messages quote what they complain about: a JSON parser the text, a mail
 * server the mail. Only the messages of `ReceivingError` are kept.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...codeOf(error),
    ...(error instanceof ReceivingError
      ? { message: error.message }
      : { at: frames.slice(0, 4).map((frame) => frame.trim()) }),
  };
}

/** Logs an error as one line of JSON on the console, which is the log of an edge function. */
export function logFault(event: string, error: unknown): void {
  console.error(JSON.stringify({ level: 'error', event, error: errorFacts(error) }));
}
