/** The standard rate of VAT as a share of the price before tax. Value Added Tax Act, 2013, section 5. */
export const vatRate = 0.16;
