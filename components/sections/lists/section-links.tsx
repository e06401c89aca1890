import { TextLink } from '@/components/ui/text-link';

/** Links to the sections of a page, in columns above the first of them. */
export function SectionLinks({
  label,
  sections,
}: {
  label: string;
  sections: readonly { readonly id: string; readonly heading: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <TextLink href={`#${id}`} className="underline">
              {heading}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
