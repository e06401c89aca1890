import { writeCopyList } from './copy-list';
import { writeHeadScripts } from './head-scripts';

/**
 * `npm run generate`: writes the generated sources, which are the list of copy and the head
 * scripts, and the downloads that are made from the copy.
 */
await writeCopyList();
await writeHeadScripts();

// Imported last, because it reads the list of copy. Copy that cannot be loaded makes no downloads:
// the check of the content, or the server of `npm run dev`, says what is wrong with it.
const downloads = await import('./downloads/write-downloads').catch(() => undefined);
await downloads?.writeDownloads();
