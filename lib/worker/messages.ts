export type WorkerMessage =
  /** Keep this page, by its path, and the hashed files and the payload that it has loaded, by their addresses. */
  | { readonly type: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** Another build than the worker's is in place. */
  | { readonly type: 'new-build'; readonly id: string };
