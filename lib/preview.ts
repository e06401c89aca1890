/**
 * Whether this build is a preview, which search engines must not list. The environment variable
 * `NOINDEX=1` says so.
 * @throws if the variable has another value, because search engines would list a preview with a
 * misspelt value
 */
export function isPreview(
  settings: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const { NOINDEX = '' } = settings;
  if (NOINDEX !== '' && NOINDEX !== '1') {
    throw new Error(`NOINDEX is "${NOINDEX}". Set it to 1 for a preview, or leave it out.`);
  }
  return NOINDEX === '1';
}
