/*
 * Registers the only trusted-types policy a page has. Under `require-trusted-types-for 'script'` it decides what may become
 * a script's address (this origin alone), what may become markup (text without a tag, and the empty script element from
 * which React makes one), and what may become the text of a script: JSON alone, such as the speculation rules, which does
 * nothing when it is run. Browsers without trusted types skip it.
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
