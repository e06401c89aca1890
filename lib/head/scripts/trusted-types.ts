/*
 * Registers the default trusted-types policy of a page. Under `require-trusted-types-for 'script'` it allows script addresses
 * on this origin, markup without tags (and the empty script element that React uses to create scripts), and script text that
 * is JSON, such as speculation rules, which has no effect when run. Browsers without trusted types skip it.
 */
const emptyScript = '<script></script>';

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  createScript: (text) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  createHTML: (markup) => (!markup.includes('<') || markup === emptyScript ? markup : null),
});

export {};
