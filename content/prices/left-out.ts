import { officeLicences } from './office-licences';

/** What a backup needs whose amount nobody can say beforehand, so that sample bills leave it out. */
export const backupExtras = 'a storage box and backup licences';

/** What the sample bills of an office leave out, for a sentence. */
export const leftOut = `${backupExtras}, and office licences, ${officeLicences}`;
