declare module '@adobe/structured-data-validator' {
  /** An error in the structured data of a page. */
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type: string }[];
    readonly fieldNames?: readonly string[];
  }
  export default class Validator {
    validate(extracted: unknown): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** Nodes by their type. */
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    readonly errors: readonly unknown[];
  }
  export default class WebAutoExtractor {
    constructor(options: {
      readonly addLocation: boolean;
      readonly embedSource: readonly string[];
    });
    parse(html: string): Extracted;
  }
}
