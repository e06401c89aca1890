import type { Copy } from '@/content/schema/pages';
import { today } from '@/content/values/days';

type Role = Copy<'careers'>['roles'][number];

/** The roles that are open on a day (`YYYY-MM-DD`). */
export function openRoles(roles: readonly Role[], day = today()): Role[] {
  return roles.filter(({ posted, closes }) => posted <= day && day <= closes);
}
