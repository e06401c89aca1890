import ipaddr from 'ipaddr.js';

/**
 * How many requests a network may make in a window of ten minutes. Many people may share one
 * address, for example in a school or behind carrier-grade NAT, so there are two limits:
 *
 * - 100 requests, whatever the response. A class of thirty makes 90 requests if a bad connection
 *   sends each enquiry three times. A script makes 100 requests in a second.
 * - 20 failures: invalid requests, which are answered with 400, 413 or 422. The form validates
 *   enquiries before it sends them, so only visitors without scripts cause failures. Ten of these
 *   visitors may make two mistakes each.
 */
export const requestLimits = {
  windowSeconds: 600,
  requests: 100,
  failures: 20,
} as const;

export const currentSlot = () => Math.floor(Date.now() / 1000 / requestLimits.windowSeconds);

/**
 * The network for which requests are counted: an IPv4 address, even if it is written as IPv6, or
 * the first 64 bits of an IPv6 address, because one customer owns all addresses that start with
 * these bits. Other values are returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
