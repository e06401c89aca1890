/**
 * The origin that `BASE_URL` names.
 * @throws if it is not the address of a site's root
 */
function readOrigin(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/') {
    return url.origin;
  }
  throw new Error(
    `BASE_URL is "${address}". Set it to the address of the site's root, such as https://preview.example.`,
  );
}

/**
 * The origin of a deployed site, from `BASE_URL`. If it is set, tests use that site and start no
 * server.
 */
export const deployedOrigin = readOrigin(process.env.BASE_URL);
