/* What the settings of a receiver may be, on Node and at the edge. */

/** The parts of a list that is separated by spaces or commas. */
export const listIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

/** Whether a text is an address of one of these protocols, with a host. */
export const isUrl = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).host !== '';

/** Whether a text is the origin of a site as browsers send it: without a path or a slash. */
export const isOrigin = (text: string): boolean =>
  isUrl(text, /^https?:$/) && new URL(text).origin === text;

export const originsMustBe =
  'the origins of the site, such as https://www.example.com, without a path';

/** Whether a setting is a number of days for which enquiries are kept: from 1 to 9999. */
export const isKeepDays = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

export const keepDaysMustBe = 'a number of days from 1 to 9999, such as 90';

/**
 * The address in `Website <website@example.com>` or `website@example.com`, with its domain in lower
 * case. Only the host of a mailbox knows whether capitals before the `@` matter (RFC 5321, section
 * 2.4).
 */
export const bareAddress = (text: string): string =>
  (/<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim()).replace(/@[^@]*$/, (domain) =>
    domain.toLowerCase(),
  );
