/** The screen sizes of the visitors' devices, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/**
 * The factor by which the processor is slowed down when times are measured. A cheap phone is about
 * four times slower than a desktop computer.
 */
export const slowDown = 4;
