/** The name of the meta element that tells the browser where enquiries go. */
export const endpointMetaName = 'enquiry-endpoint';

/**
 * The address that enquiries are posted to, from `NEXT_PUBLIC_ENQUIRY_ENDPOINT`: a path of this site or an https address
 * (http only on this machine). Undefined where none is configured.
 *
 * Pages carry it as a meta element rather than inside the bundle: scripts read it from the page they run on, so one build
 * can be pointed elsewhere by editing text, and a test by answering with an edited page.
 * @throws on an address of another kind
 */
export function enquiryEndpoint(
  configured = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT,
): string | undefined {
  const value = configured?.trim();
  if (!value) return undefined;
  if (/^\/(?!\/)\S*$/.test(value)) return value;
  const url = URL.parse(value);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url && !url.username && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    return url.href;
  throw new Error(
    `NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${value}", which is neither a path such as /enquiry nor an https address. Mend it in the environment of the build.`,
  );
}

/** The meta element that carries the endpoint, as a name and its content; empty where none is configured. */
export function enquiryEndpointMeta(endpoint = enquiryEndpoint()): Record<string, string> {
  return endpoint === undefined ? {} : { [endpointMetaName]: endpoint };
}
