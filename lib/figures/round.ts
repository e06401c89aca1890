/** Rounds a length to one decimal place. More would not be visible. */
export const round = (value: number) => Math.round(value * 10) / 10;
