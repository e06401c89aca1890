import { Download as DownloadIcon } from 'lucide-react';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Download } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { downloadFilesOf, numberedClauses, sizeOf } from '@/lib/downloads';
import { copyOf } from '@/lib/pages/copy';

function Preview({ content }: Pick<Download, 'content'>) {
  const groups =
    content.type === 'checklist'
      ? content.groups.map((group) => ({ ...group, guidance: [] }))
      : content.parts.map((part) => ({ ...part, items: part.prompts }));
  return groups.map((group) => (
    <div key={group.heading} className="mt-6">
      <h3 className="text-lg">{group.heading}</h3>
      {numberedClauses(group.heading, group.guidance).map((clause) => (
        <p key={clause} className="mt-1">
          <UnbrokenText>{clause}</UnbrokenText>
        </p>
      ))}
      <ul className="prose mt-2 list-disc pl-5">
        {group.items.map((item) => (
          <li key={item}>
            <UnbrokenText>{item}</UnbrokenText>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/**
 * Checklists and templates to download. The page also has the text of those that no browser opens.
 */
export function DownloadsTemplate({ path }: { path: PagePathOf<'downloads'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <p className="measure">{copy.validity}</p>
        <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:gap-y-10">
          {copy.files.map((file) => (
            <li key={file.slug} id={file.slug} className="hairline-t pt-4">
              <SectionHeading>{file.title}</SectionHeading>
              <p className="measure mt-2">{file.description}</p>
              <ul className="mt-3 flex flex-wrap gap-3">
                {downloadFilesOf(file).map((download, index) => (
                  <li key={download.name}>
                    <TextLink
                      href={download.path}
                      download
                      className={classNames(
                        'hairline gap-2 border-ink-muted px-4 font-semibold no-underline',
                        index === 0 && 'bg-accent text-accent-ink hover:bg-ink hover:text-canvas',
                      )}
                    >
                      <DownloadIcon size={16} strokeWidth={1.75} />
                      <span className="sr-only">{file.title}: </span>
                      {download.label} <span className="font-normal">{sizeOf(download)}</span>
                    </TextLink>
                  </li>
                ))}
              </ul>
              {!downloadFilesOf(file).some(({ opensInBrowser }) => opensInBrowser) && (
                <details>
                  <summary data-mdast="ignore" className="opens min-h-target font-semibold">
                    Read it here
                  </summary>
                  <div className="pb-6">
                    <Preview content={file.content} />
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
        <ClosingRow />
      </PageBody>
    </article>
  );
}
