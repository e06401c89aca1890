import { writeCopyList } from './copy-list';

/** `npm run generate`: lists the files of copy for the compiler. */
await writeCopyList();
