/** The name of the meta element with the address that enquiries are posted to. */
export const endpointMetaName = 'enquiry-endpoint';

/**
 * The address that enquiries are posted to, from `NEXT_PUBLIC_ENQUIRY_ENDPOINT`: a path of this
 * site or an https address (http is allowed for localhost). Undefined if none is configured.
 *
 * Each page contains the address in a meta element, so that the owner of a built site, or a test,
 * can change it without a new build.
 * @throws if the address has another form
 */
export function enquiryEndpoint(
  configured = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT,
): string | undefined {
  const value = configured?.trim();
  if (!value) return undefined;
  // Browsers read a backslash as a slash, so that two of them would name another host.
  if (/^\/(?!\/)[^\s\\#]*$/.test(value)) return value;
  const url = URL.parse(value);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (
    url &&
    !url.username &&
    !url.password &&
    !url.hash &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
  )
    return url.href;
  throw new Error(
    `NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${value}", which is neither a path such as /enquiry nor an https address. Correct it in the environment of the build.`,
  );
}

/**
 * The address that the form posts to without scripts. The receiver then shows a page of the site.
 * @param returnPath the path of that page, such as `/contact#sent`
 */
export function formAddress(endpoint: string, returnPath: string): string {
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}return=${encodeURIComponent(returnPath)}`;
}

/** The name and content of the endpoint's meta element; empty if no endpoint is configured. */
export function enquiryEndpointMeta(endpoint = enquiryEndpoint()): Record<string, string> {
  return endpoint === undefined ? {} : { [endpointMetaName]: endpoint };
}
