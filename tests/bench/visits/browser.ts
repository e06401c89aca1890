/** The phone of a visitor: its screen in CSS pixels, and how it is used. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * The factor by which the processor is slowed down when times are measured. A cheap phone is about
 * four times slower than a desktop computer.
 */
export const slowDown = 4;
