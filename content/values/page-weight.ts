/**
 * What the first visit to a page of reading may transfer at most. The measurements of every release
 * have these limits, and the notes on the website publish them.
 */
export const firstVisit = {
  /** Everything, fonts included, in kB (1,000 bytes) as transferred. */
  total: 58.7,
  /** The scripts without their response headers, in kB. */
  scriptBody: 7.5,
  requests: 10,
  images: 0,
} as const;
