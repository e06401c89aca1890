import ipaddr from 'ipaddr.js';

/**
 * How many requests a network may make in a window of ten minutes. Behind carrier-grade NAT, or in a school, many people share
 * an address, so two things are counted and a sent enquiry by itself is neither:
 *
 * - Floods: 100 requests, whatever their answers. A class of thirty in which everyone sends one enquiry and each is sent
 *   three times, by a line that breaks, makes 90. A script makes 100 in a second.
 * - Failures: 20 requests that were wrong (400, 413 or 422). The form checks what it sends, so people with scripts make
 *   none; ten people without scripts may each be told of two mistakes.
 */
export const requestLimits = {
  windowSeconds: 600,
  requests: 100,
  failures: 20,
} as const;

/**
 * The network that requests are counted for: an IPv4 address, also one that is written as IPv6, or the first 64 bits of an
 * IPv6 address, since one customer has all the others to choose from. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
