/**
 * An error with a message for the operator. The message says what to do and contains nothing that a
 * visitor wrote.
 */
export class ReceivingError extends Error {
  override readonly name = 'ReceivingError';
}

type LogEvent = (facts: object, event: string) => void;

export type Log = Readonly<Record<'info' | 'warn' | 'error', LogEvent>>;

/**
 * Creates a log that writes each event as one line of JSON. Log an error as `errorFacts`, so that
 * the log contains nothing that a visitor wrote.
 */
export function createLog(write: (line: string) => void = (line) => console.log(line)): Log {
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
  /** The first lines of the stack, at most four. */
  readonly at?: readonly string[];
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' && error.code !== ''
    ? { code: error.code }
    : {};

/**
 * The innermost error in a chain of causes, such as the database error that the query layer wraps.
 */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/**
 * The facts of an error for the log. They include the message only for a `ReceivingError`, because
 * other messages may quote a visitor: a JSON parser quotes its input, and a mail server quotes the
 * mail.
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
