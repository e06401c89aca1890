import {
  ArrowUp,
  ChevronDown,
  Cloud,
  Download,
  GraduationCap,
  Receipt,
  Search,
  Shield,
  X,
} from 'lucide-react';
import { NamedIcon } from '@/components/islands/icons/named-icon';
import { Island } from '@/components/islands/island';
import { SectionHeading } from '@/components/ui/section-heading';
import { runTimeIcons } from '@/lib/browser/named-icons';

const icons = { ArrowUp, ChevronDown, Cloud, Download, GraduationCap, Receipt, Search, Shield, X };
const addresses = [...runTimeIcons, 'no-such-icon'].map((name) => `lucide:${name}`);

/**
 * Icons that are built into the page, and icons that the browser fetches by name. One of the
 * fetched icons does not exist.
 */
export function IconSheet() {
  return (
    <section>
      <SectionHeading>Icons</SectionHeading>
      <ul className="mt-6 flex flex-wrap gap-4 text-sm">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-2">
            <Icon size={20} strokeWidth={1.75} />
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 text-lg font-semibold">Named only in the browser</h3>
      <ul className="mt-4 flex flex-wrap gap-4 text-sm">
        {addresses.map((address) => (
          <li key={address} className="flex items-center gap-2" data-icon={address}>
            <Island name="named-icon" component={NamedIcon} props={{ address }} when="load" />
            {address}
          </li>
        ))}
      </ul>
    </section>
  );
}
