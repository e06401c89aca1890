/** The screens that pages are measured on; sizes in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  tablet: { width: 1280, height: 800, deviceScaleFactor: 2, isMobile: false, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/** The factor by which the processor is slowed down for times: how much slower a cheap phone is than a desktop. */
export const slowDown = 4;
