/** A fact of the company. Pages show `value` whether it is real or a placeholder. */
export interface CompanyValue<T> {
  /** Whether the value is a placeholder. `npm run stand-ins` lists placeholders. */
  readonly standIn: boolean;
  readonly value: T;
}

/**
 * A placeholder. When the company supplies the real value, write `real(…)` with that value instead.
 */
export const standIn = <T>(value: T): CompanyValue<T> => ({ standIn: true, value });

/** A value that the company has supplied. */
export const real = <T>(value: T): CompanyValue<T> => ({ standIn: false, value });
