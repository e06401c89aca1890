import { type Origins, pagePolicy, scriptHash } from './content-security-policy';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const charset = /<meta\s+charset="?utf-8"?\s*\/?>/i;

/** Types of script elements that hold data, which no policy governs. */
const dataTypes = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !dataTypes.test(attributes))
    .map(([, , text = '']) => text);
}

/**
 * A page with its content security policy as a `<meta>` element, right after the character set so that it governs all that
 * follows. It must see the page as it is served: a script changed afterwards would not run.
 * @param file named in errors
 * @throws when the page has no character set to put the policy after, or has a policy already
 */
export function secureHtml(html: string, origins: Origins, file: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Error(`${file}: has a content security policy already. Build the site anew.`);
  }
  const place = charset.exec(html);
  if (!place) {
    throw new Error(
      `${file}: has no <meta charset="utf-8"> to put the content security policy after. Add one as the first element of its head.`,
    );
  }
  const end = place.index + place[0].length;
  const before = html.slice(0, end);
  const after = html.slice(end);
  if (/<script\b/i.test(before)) {
    throw new Error(
      `${file}: has a script before its character set, which no policy would govern. Move it behind.`,
    );
  }
  const policy = pagePolicy(inlineScripts(after).map(scriptHash), origins);
  return `${before}<meta http-equiv="Content-Security-Policy" content="${policy}">${after}`;
}
