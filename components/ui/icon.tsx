import type { IconName } from '@/content/navigation';
import { iconNodes } from '@/lib/icons/icon-nodes';
import { StaticIcon } from './static-icon';

/**
 * An icon that the navigation names, 20 pixels, in the colour of the text around it. Decorative: the text beside it says what
 * it means.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <StaticIcon node={iconNodes[name]} {...(className && { className })} />;
}
