import { Roles } from '@/components/sections/lists/roles';
import { Statement } from '@/components/sections/statement';
import { ButtonLink } from '@/components/ui/button-link';
import type { PagePathOf } from '@/content/tree';
import { emailAddress } from '@/lib/contact-addresses';
import { copyOf } from '@/lib/pages/copy';
import { openRoles } from '@/lib/pages/roles';
import { Composed } from './composed';

/** The open roles. If there are none, another text replaces them. */
export function CareersTemplate({ path }: { path: PagePathOf<'careers'> }) {
  const copy = copyOf(path);
  const roles = openRoles(copy.roles);
  return (
    <Composed
      path={path}
      copy={copy}
      opening={
        <>
          {roles.length > 0 ? (
            <Roles roles={roles} />
          ) : (
            <Statement {...copy.noRoles} tier="second" />
          )}
          <div className="-mt-6 grid gap-x-12 lg:-mt-16 lg:grid-cols-12">
            <ButtonLink
              href={emailAddress}
              className="justify-self-start lg:col-span-8 lg:col-start-5"
            >
              Write to us about work
            </ButtonLink>
          </div>
        </>
      }
    />
  );
}
