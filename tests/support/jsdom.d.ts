/** The part of `jsdom` that `parse-html.ts` uses. The package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
