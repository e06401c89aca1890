// What some browsers have and TypeScript's library does not describe.

/** The Network Information API. */
interface Navigator {
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

/** Trusted types: the part that the runtime uses. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}
