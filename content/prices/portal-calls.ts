/**
 * The example of a clearing firm whose importers ask for their status: calls a day without and with
 * a portal, and the minutes of each. The calls alone do not pay for the portal.
 */
export const portalCalls = { before: 40, after: 20, minutes: 5 } as const;

/** The hours that the portal of the example saves in a week of five days, rounded down. */
export const portalHoursAWeek = Math.floor(
  (5 * (portalCalls.before - portalCalls.after) * portalCalls.minutes) / 60,
);
