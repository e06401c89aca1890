/*
 * Registers the page's default policy for trusted types, if the browser has them. The content
 * security policy makes such a policy necessary with `require-trusted-types-for 'script'`. This
 * policy allows:
 * - script addresses on this origin
 * - script text that is JSON, such as speculation rules: it has no effect if it is run
 * - markup without tags, and the empty script element with which React creates scripts
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
