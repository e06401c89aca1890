import type { ContentCopy } from './content-copy';

/** An edit that `docs/editing.md` describes, with the steps that it asks for. */
export interface ContentEdit {
  readonly name: string;
  /** Edits of one batch can be made in the same copy, in the order of the list. */
  readonly batch: 'grown' | 'shrunk';
  readonly make: (copy: ContentCopy) => Promise<void>;
}
