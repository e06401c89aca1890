/**
 * Programs that read pages for someone else: search engines and other robots, Lighthouse, the previews of social networks
 * and messengers, and Google's own readers, by the names they give themselves.
 */
const crawlers =
  /bot\b|crawler|spider|slurp|lighthouse|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|pinterest\/|vkshare|skypeuripreview|google-|googleother|-google|google page speed|bingpreview/i;

/** Whether a user agent is a crawler, which is never shown an error page in place of content. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
