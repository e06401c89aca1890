import { Icon as LucideIcon } from 'lucide-react';
import type { IconName } from '@/content/navigation';
import { iconNodes } from '@/lib/icons/icon-nodes';

/**
 * A named icon in an island, 20 pixels, in the colour of the text around it; server components draw theirs with
 * `StaticIcon`. Decorative: the text beside it says what it means.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <LucideIcon
      iconNode={iconNodes[name]}
      aria-hidden="true"
      size={20}
      strokeWidth={1.75}
      {...(className && { className })}
    />
  );
}
