import { copyEdits } from './copy-edits';
import type { ContentEdit } from './edit';
import { factEdits } from './fact-edits';
import { pageEdits } from './page-edits';

/**
 * The edits that `docs/editing.md` describes, in an order in which those of a batch can be made in the same copy. After
 * each of them, every test must pass.
 */
export const edits: readonly ContentEdit[] = [...factEdits, ...pageEdits, ...copyEdits];
