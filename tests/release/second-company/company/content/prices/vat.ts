/** The standard rate of VAT as a share of the price before tax. */
export const vatRate = 0.2;

export const vatRange = { least: 0.175, most: 0.2 } as const;
