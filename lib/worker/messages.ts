export type WorkerMessage =
  /** Cache a page, given by its path, and files, given by their addresses. */
  | { readonly type: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** A build other than the worker's is deployed. */
  | { readonly type: 'new-build'; readonly id: string };
