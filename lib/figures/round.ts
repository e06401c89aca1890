/** Rounds a length to a tenth of its unit. More digits would not be visible. */
export const round = (value: number) => Math.round(value * 10) / 10;
