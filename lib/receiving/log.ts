/** An error with a message for the operator. The message says what to do and contains nothing that a visitor wrote. */
export class ReceivingError extends Error {
  override readonly name = 'ReceivingError';
}

type LogEvent = (facts: object, event: string) => void;

export type Log = Readonly<Record<'info' | 'warn' | 'error', LogEvent>>;

/**
 * A log that writes each event as one line of JSON. Lines contain references, counts and codes, but nothing that a visitor
 * wrote: errors are logged as `errorFacts`.
 */
export function createLog(write = (line: string) => console.log(line)): Log {
  const at =
    (level: keyof Log): LogEvent =>
    (facts, event) =>
      write(JSON.stringify({ level, time: new Date().toISOString(), event, ...facts }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

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
