/** A fact of the company. Readers use `value`, whether it is real or a placeholder. */
export interface CompanyValue<T> {
  /** Whether the value is a placeholder; `npm run stand-ins` lists these. */
  readonly standIn: boolean;
  readonly value: T;
}

/** A placeholder. When the company supplies the real value, write it in as `real(…)`. */
export const standIn = <T>(value: T): CompanyValue<T> => ({ standIn: true, value });

/** A value that the company has supplied. */
export const real = <T>(value: T): CompanyValue<T> => ({ standIn: false, value });
