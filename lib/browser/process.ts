/** What the scripts of a page read of Node's `process`: no variables but those written into them at build. */
export const env: Readonly<Record<string, string>> = {};
