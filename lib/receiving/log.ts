/** An error with a message for the operator. The message says what to do and contains nothing that a visitor wrote. */
export class ReceivingError extends Error {
  override readonly name = 'ReceivingError';
}

/** Where events are logged: pino on Node, the console at the edge. */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (facts: object, event: string) => void>
>;

export interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it was thrown: at most four lines of the stack. */
  readonly at?: readonly string[];
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' && error.code !== ''
    ? { code: error.code }
    : {};

/** The first error in a chain of causes, such as the database error that the query layer wraps. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/**
 * The facts of an error without its message, because messages may quote visitors: a JSON parser quotes the text, the query
 * layer the values, a mail server the mail. Only `ReceivingError` keeps its message.
 */
export function errorFacts(thrown: unknown): ErrorFacts {
  const error = rootCause(thrown);
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
