/**
 * The part of `jsdom` that `parse-html.ts` uses. For it alone, `@types/jsdom` and the packages that
 * it depends on would be more to keep up to date.
 */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
