/** The standard rate of VAT as a share of the price before tax. */
export const vatRate = 0.2;
