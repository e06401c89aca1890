import type { ContentCopy } from './content-copy';

/** Something that an editor may do by `docs/editing.md`, with the steps that it asks for there. */
export interface ContentEdit {
  readonly name: string;
  /** Edits of one batch can live together in one copy, made in the order of the list. */
  readonly batch: 'grown' | 'shrunk';
  readonly make: (copy: ContentCopy) => Promise<void>;
}
