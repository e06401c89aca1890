import { allowedOrigins } from '@/lib/hosts/content-security-policy';
import { secureHtml } from '@/lib/hosts/secure-html';
import { rewritePages } from './rewrite-pages';

/**
 * Gives every page of a build its content security policy. The last step that changes HTML: the policy allows each inline
 * script by the hash of its text.
 * @param folder the static export, or the pages that the Node target prerendered
 * @returns a line that says what was written
 * @throws for a page that can't have a policy
 */
export async function securePages(folder: string): Promise<string> {
  const origins = allowedOrigins(process.env);
  const count = await rewritePages(folder, (html, file) => secureHtml(html, origins, file));
  return `a content security policy in each of ${count} pages`;
}
