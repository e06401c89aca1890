/** The standard rate of VAT as a share of the price before tax. Value Added Tax Act, 2013, section 5. */
export const vatRate = 0.16;

/** The rates that can be right. `npm run check:content` refuses others, such as 0.06 for 0.16. */
export const vatRange = { least: 0.12, most: 0.2 } as const;
