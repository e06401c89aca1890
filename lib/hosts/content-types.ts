/** Content types of files, with their extensions. Includes types that the site does not use yet. */
export const contentTypes = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/markdown': ['md'],
  'text/calendar': ['ics'],
  'text/vcard': ['vcf'],
  'application/json': ['json', 'map'],
  'application/feed+json': ['jsonfeed'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml', 'xsl'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'font/woff2': ['woff2'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/x-icon': ['ico'],
} as const;

/** Whether files of a content type are text, whose header names the character set. */
export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type);

export const headerOf = (type: string): string => (isText(type) ? `${type}; charset=utf-8` : type);
