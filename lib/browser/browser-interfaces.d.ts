// What some browsers have and TypeScript's library does not describe.

/** The Network Information API. */
interface Navigator {
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}
