declare module '@adobe/structured-data-validator' {
  /** An error in the structured data of a page. */
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type: string }[];
    readonly fieldNames?: readonly string[];
  }
  export default class Validator {
    /** @param found the nodes of the page, by their type */
    validate(found: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }
}
