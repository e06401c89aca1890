import { StaticIcon } from '@/components/ui/static-icon';
import type { IconNode } from '@/lib/icons/icon-nodes';

/** The icon of a category. Draws nothing for an unknown form, because `menus.json` may be from another release. */
export function MenuIcon({ node }: { node: IconNode | string }) {
  return typeof node === 'string' ? null : <StaticIcon node={node} />;
}
