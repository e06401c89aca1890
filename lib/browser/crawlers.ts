/**
 * Matches the user agents of search engines and other robots, of Lighthouse, and of link previews
 * in social media.
 */
const crawlers =
  /(?<!cu)bot\b|ia_archiver|slack-imgproxy|crawler|spider|slurp|lighthouse|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|pinterest\/|vkshare|skypeuripreview|google-|googleother|-google|google page speed|bingpreview/i;

/** Whether a user agent is a crawler. Crawlers never see an error page instead of content. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
