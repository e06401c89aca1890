import { writeCopyList } from './copy-list';
import { writeHeadScripts } from './head-scripts';

/** `npm run generate`: what the compiler reads and nobody writes by hand, the list of copy and the scripts of the head. */
await writeCopyList();
await writeHeadScripts();
