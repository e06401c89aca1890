import type { IconNode } from 'lucide';
import { StaticIcon } from '@/components/ui/static-icon';
import { iconNodes } from '@/lib/icons/icon-nodes';

/** The icon of a category. Draws nothing for an unknown icon, because `menus.json` may be newer than this code. */
export function MenuIcon({ name }: { name: string }) {
  const nodes: Readonly<Partial<Record<string, IconNode>>> = iconNodes;
  const node = nodes[name];
  return node && <StaticIcon node={node} />;
}
