import { scripts } from '@/lib/head/bundled';

/**
 * The script of the two pages of a link with `keepsScroll`: in the page that has the link, after it,
 * and in the page that it opens, at its start.
 */
export function KeepScroll() {
  return <script>{scripts['keep-scroll']}</script>;
}
