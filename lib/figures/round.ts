/** A length of a drawing to a tenth of its unit. More digits are not visible and make the markup longer. */
export const round = (value: number) => Math.round(value * 10) / 10;
