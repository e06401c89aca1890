/** The version of Cloudflare's runtime that commands and tests use. */
export const compatibilityDate = '2026-04-01';
