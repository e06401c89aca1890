/** A value that the company supplies. Readers take `value`, whether it is the real one or still stands in for it. */
export interface CompanyValue<T> {
  /** Whether the company has yet to supply it; `npm run stand-ins` lists all of these. */
  readonly standIn: boolean;
  readonly value: T;
}

/** A value that stands in until the company supplies the real one: `npm run stand-ins -- set <name> "<value>"`. */
export const standIn = <T>(value: T): CompanyValue<T> => ({ standIn: true, value });

/** A value that the company has supplied. */
export const real = <T>(value: T): CompanyValue<T> => ({ standIn: false, value });
