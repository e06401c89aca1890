import { icons as lucide } from '@iconify-json/lucide';
import { runTimeIcons } from '@/lib/browser/named-icons';

export const dynamic = 'force-static';

/**
 * All icons that can be requested by name, because a static host cannot select those that a query
 * names.
 */
export function GET() {
  const { prefix, width, height, icons } = lucide;
  const named = Object.fromEntries(runTimeIcons.map((name) => [name, icons[name]]));
  return Response.json({ prefix, width, height, icons: named });
}
