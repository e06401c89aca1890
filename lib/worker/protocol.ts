export function pagesCacheName(buildId: string): string {
  return `pages-${buildId}`;
}

/** A request that waits in the cache `outboxStorageKey` until the worker sends it, as JSON. */
export interface WaitingPost {
  readonly endpoint: string;
  readonly key: string;
  readonly body: string;
  readonly timeLimitMs: number;
  /** Until when the receiver asked to wait, in milliseconds since 1970. */
  readonly askedToWaitUntil: number;
}

/** Reads what a page of this or another release left. Undefined if it has another form. */
export function readWaitingPost(value: unknown): WaitingPost | undefined {
  const {
    endpoint,
    key,
    body,
    timeLimitMs,
    askedToWaitUntil,
  }: Readonly<Partial<Record<keyof WaitingPost, unknown>>> = Object(value);
  return typeof endpoint === 'string' &&
    typeof key === 'string' &&
    typeof body === 'string' &&
    typeof timeLimitMs === 'number' &&
    typeof askedToWaitUntil === 'number'
    ? { endpoint, key, body, timeLimitMs, askedToWaitUntil }
    : undefined;
}

export type WorkerMessage =
  /** Cache a page, given by its path, and files, given by their addresses. */
  | { readonly type: 'cache'; readonly page: string; readonly files: readonly string[] }
  /** A build is deployed that is not the build of the page that sends the message. */
  | { readonly type: 'new-build'; readonly id: string };
