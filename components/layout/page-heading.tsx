import type { ReactNode } from 'react';
import { CoverArt } from '@/components/art/cover-art';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Drawing } from '@/content/schema/drawings';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { nameOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';

interface Props {
  path: PagePath;
  heading: string;
  /** A text, or one with links. */
  lead: ReactNode;
  /** Buttons or short notes below the lead. */
  children?: ReactNode;
}

/** Links to the home page and the other pages above this one. */
function Breadcrumbs({ path }: { path: PagePath }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-ink-muted print:hidden">
      <ol className="trail flex flex-wrap items-center gap-x-2">
        {trailOf(path).map((step) => (
          <li key={step}>
            {step === path ? (
              <span aria-current="page">{nameOf(step)}</span>
            ) : (
              <TextLink href={step} className="sm:min-w-0">
                {nameOf(step)}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The title of a page. If it is quiet and starts with a name and a colon, as that of a product, the
 * name is as large as the titles of other pages, and the rest is smaller, below it.
 */
function Title({ heading, isQuiet }: Pick<Props, 'heading'> & { isQuiet: boolean }) {
  const [, name, description] = (isQuiet && /^(\S+): (.+)$/.exec(heading)) || [];
  if (!description) {
    return (
      <h1 className={isQuiet ? 'text-2xl' : 'text-display'}>
        <UnbrokenText>{heading}</UnbrokenText>
      </h1>
    );
  }
  return (
    <h1 className="text-display">
      {name}
      <span className="sr-only">:</span>{' '}
      <span className="block text-second first-letter:uppercase">
        <UnbrokenText>{description}</UnbrokenText>
      </span>
    </h1>
  );
}

function HeadingText({
  heading,
  lead,
  isQuiet = false,
  children,
}: Omit<Props, 'path'> & {
  /** Whether the heading is smaller, beside a wide picture or on a page that is only looked up. */
  isQuiet?: boolean;
}) {
  return (
    <>
      <Title heading={heading} isQuiet={isQuiet} />
      <p className="measure mt-4 sm:text-xl lg:mt-6">
        {typeof lead === 'string' ? <UnbrokenText>{lead}</UnbrokenText> : lead}
      </p>
      {children && (
        <div className="mt-5 flex flex-wrap items-center gap-2 lg:mt-8 print:hidden">
          {children}
        </div>
      )}
    </>
  );
}

/** Where a picture stands. A wide one is beside the text too, and has the larger part of the row. */
type PicturePlace = NonNullable<Drawing['place']> | 'wide';

/** The columns of the text and of the picture on wide screens. */
const columns = {
  beside: ['lg:col-span-7', 'lg:col-span-5'],
  wide: ['lg:col-span-5', 'lg:col-span-7'],
  below: ['heading-across lg:col-span-12', 'lg:col-span-12'],
} as const satisfies Record<PicturePlace, readonly [text: string, picture: string]>;

/**
 * A page heading with a picture, by default the cover of the page. The picture stands beside the
 * text, or below it in the whole width.
 */
export function PictureHeading({
  path,
  picture,
  place = 'beside',
  facts,
  ...words
}: Props & {
  picture?: ReactNode;
  place?: PicturePlace | undefined;
  /** Key facts, below the picture. */
  facts?: ReactNode;
}) {
  const [textColumns, pictureColumns] = columns[place];
  return (
    <header className="page-grid pt-2 sm:pt-4">
      <Breadcrumbs path={path} />
      <div className="grid gap-x-12 lg:mt-4 lg:grid-cols-12 lg:gap-y-6 print:grid-cols-12 print:gap-x-6">
        <div className={classNames('print:col-span-7', textColumns)}>
          <HeadingText {...words} isQuiet={place === 'wide'} />
        </div>
        <div
          className={classNames(
            'relative print:col-span-5 print:my-0',
            pictureColumns,
            facts ? 'max-lg:my-6' : 'max-lg:mt-6',
          )}
        >
          {picture ?? (
            <CoverArt
              path={path}
              size="card"
              className="h-20 w-full sm:h-32 lg:absolute lg:inset-0 lg:h-full print:h-20"
            />
          )}
        </div>
        {facts}
      </div>
    </header>
  );
}

/**
 * A page heading without a picture. A quiet one is smaller, for pages that visitors only look up.
 */
export function TextHeading({ path, ...words }: Props & { isQuiet?: boolean }) {
  return (
    <header className="page-grid pt-2 sm:pt-4">
      <Breadcrumbs path={path} />
      <div className="max-w-4xl lg:mt-4">
        <HeadingText {...words} />
      </div>
    </header>
  );
}
