import { writeCopyList } from './copy-list';
import { writeHeadScripts } from './head-scripts';

/**
 * `npm run generate`: writes the generated sources, which are the list of copy and the head
 * scripts.
 */
await writeCopyList();
await writeHeadScripts();
