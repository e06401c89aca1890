import { copyEdits } from './copy-edits';
import type { ContentEdit } from './edit';
import { factEdits } from './fact-edits';
import { pageEdits } from './page-edits';

/** What editors do by `docs/editing.md`, in an order in which those of a batch can live together. After each of them every test must be green. */
export const edits: readonly ContentEdit[] = [...factEdits, ...pageEdits, ...copyEdits];
