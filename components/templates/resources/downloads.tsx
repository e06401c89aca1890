import { Download as DownloadIcon } from 'lucide-react';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { SplitSection } from '@/components/ui/split-section';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Download } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { filesOf, sizeOf } from '@/lib/downloads';
import { copyOf } from '@/lib/pages/copy';

/** How many groups of a checklist the page shows if a browser can open the file, as it can a PDF. */
const shownGroups = 1;

function Preview({ content, formats }: Pick<Download, 'content' | 'formats'>) {
  const groups =
    content.type === 'checklist'
      ? content.groups.map((group) => ({ ...group, guidance: undefined }))
      : content.parts.map((part) => ({ ...part, items: part.prompts }));
  const shown = formats.includes('pdf') ? groups.slice(0, shownGroups) : groups;
  const others = groups.slice(shown.length).map(({ heading }) => heading);
  return (
    <>
      {shown.map((group) => (
        <div key={group.heading} className="mt-6">
          <h3 className="text-lg">{group.heading}</h3>
          {group.guidance && <p className="mt-1 text-ink-muted">{group.guidance}</p>}
          <ul className="prose mt-2 list-disc pl-5">
            {group.items.map((item) => (
              <li key={item}>
                <UnbrokenText>{item}</UnbrokenText>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && <p className="mt-6">Also in the file: {others.join('; ')}.</p>}
    </>
  );
}

/** Checklists and templates to download. Their text, or the start of a checklist that has a PDF, is also on the page. */
export function DownloadsTemplate({ path }: { path: PagePathOf<'downloads'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        {copy.files.map((file) => (
          <SplitSection key={file.slug} id={file.slug} heading={file.title}>
            <p className="measure">{file.description}</p>
            <ul className="mt-5 flex flex-wrap gap-3">
              {filesOf(file).map((download) => (
                <li key={download.name}>
                  <TextLink
                    href={download.path}
                    download
                    className="hairline gap-2 border-ink-muted px-4 font-semibold no-underline"
                  >
                    <DownloadIcon size={16} strokeWidth={1.75} />
                    <span className="sr-only">{file.title}: </span>
                    {download.label}{' '}
                    <span className="font-normal text-ink-muted">{sizeOf(download)}</span>
                  </TextLink>
                </li>
              ))}
            </ul>
            <details className="hairline-t hairline-b mt-6">
              <summary data-mdast="ignore" className="opens min-h-12 font-semibold">
                Read it here
              </summary>
              <div className="pb-6">
                <Preview content={file.content} formats={file.formats} />
              </div>
            </details>
          </SplitSection>
        ))}
      </PageBody>
    </article>
  );
}
