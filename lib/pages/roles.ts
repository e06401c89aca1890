import type { Copy } from '@/content/schema';
import { today } from './guards';

type Role = Copy<'careers'>['roles'][number];

/** The roles that can be applied for on a day, `YYYY-MM-DD`: posted by then, and not closed before it. */
export function openRoles(roles: readonly Role[], day = today()): Role[] {
  return roles.filter(({ posted, closes }) => posted <= day && day <= closes);
}
