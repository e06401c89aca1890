// What some browsers have and TypeScript's library does not describe.

/** The Network Information API. */
interface Navigator {
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

/** Prerendering, https://wicg.github.io/nav-speculation/prerendering.html */
interface Document {
  readonly prerendering?: boolean;
}
