const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

/**
 * Whether a receiver, or a proxy in front of it, asks with this status to send an enquiry again.
 */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || temporaryStatuses.includes(status);
}
