import { RuntimeIcon } from '@/components/islands/icons/runtime-icon';
import { Island } from '@/components/islands/island';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticIcon } from '@/components/ui/static-icon';
import { iconNames, iconNode } from '@/lib/icons/icon-nodes';

/** Every icon of the site, and icons whose names come at run time, one of which does not exist. */
export function IconSheet() {
  return (
    <section>
      <SectionHeading>Icons</SectionHeading>
      <ul className="mt-6 flex flex-wrap gap-4 text-sm">
        {iconNames.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <StaticIcon node={iconNode(name)} />
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 text-lg font-semibold">Named only at run time</h3>
      <ul className="mt-4 flex flex-wrap gap-4 text-sm">
        {['lucide:cloud', 'lucide:circle-help', 'lucide:no-such-icon'].map((address) => (
          <li key={address} className="flex items-center gap-2" data-icon={address}>
            <Island name="runtime-icon" component={RuntimeIcon} props={{ address }} when="load" />
            {address}
          </li>
        ))}
      </ul>
    </section>
  );
}
