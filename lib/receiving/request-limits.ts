import ipaddr from 'ipaddr.js';

/**
 * How many requests a network may make in a window of ten minutes. Many people share an address behind carrier-grade NAT or
 * in a school, so two things are counted:
 *
 * - Requests: 100, whatever the response. A class of thirty whose enquiries are each sent three times over a bad connection
 *   makes 90. A script makes 100 in a second.
 * - Failures: 20 invalid requests (400, 413 or 422). The form validates enquiries before it sends them, so only visitors
 *   without scripts cause failures. Ten of them may make two mistakes each.
 */
export const requestLimits = {
  windowSeconds: 600,
  requests: 100,
  failures: 20,
} as const;

/**
 * The network for which requests are counted. It is an IPv4 address (even if written as IPv6), or the first 64 bits of an IPv6
 * address, because one customer owns all addresses that start with these bits. Other values are returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
