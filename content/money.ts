const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-KE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of Kenya shillings with its thousands marked and no cents, such as `1,460`. */
export function shillings(amount: number): string {
  return whole.format(amount);
}

/** An amount of Kenya shillings with its currency, such as `KSh 1,460`. */
export function inShillings(amount: number): string {
  return `KSh ${shillings(amount)}`;
}

/** A share as a percentage without needless zeros: 0.0275 is `2.75%`. */
export function percentage(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** An amount of Kenya shillings to the cent, such as `201.38`. */
export function shillingsAndCents(amount: number): string {
  return cents.format(amount);
}

/** The standard rate of VAT as a share of the price before tax. Value Added Tax Act, 2013, section 5. */
export const vatRate = 0.16;
