import { TextLink } from '@/components/ui/text-link';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { listedChildrenOf } from '@/lib/pages/guards';
import { linkNameOf } from '@/lib/pages/titles';

/** Links to the child pages of a page, in a line below its entry in a list. */
export function PagesBelow({
  path,
  className,
}: {
  path: PagePath;
  className?: string | undefined;
}) {
  const children = listedChildrenOf(path);
  return (
    children.length > 0 && (
      <ul className={classNames('flex flex-wrap gap-x-5', className)}>
        {children.map((child) => (
          <li key={child}>
            <TextLink href={child} className="text-sm underline underline-offset-4">
              {linkNameOf(child)}
            </TextLink>
          </li>
        ))}
      </ul>
    )
  );
}
