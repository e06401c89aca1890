import { Cloud, GraduationCap, Receipt, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverArt } from '@/components/art/cover-art';
import { MotifTile } from '@/components/art/motif';
import { TideLine } from '@/components/art/tide-line';
import { Wordmark } from '@/components/layout/header/wordmark';
import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleNote } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { defaultTheme, themes } from '@/content/brand/themes';
import { motifOf } from '@/lib/art/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { themeColours } from '@/lib/theme-colours';
import { figureSpecimens, furtherFigures, type Specimen } from './figure-specimens';

const roles = [...themeColours(defaultTheme).keys()];

/** Shows its content with the focus ring. */
function Focused({ children }: { children: ReactNode }) {
  return (
    <span
      className="inline-block"
      style={{ outline: 'var(--focus-width) solid var(--focus)', outlineOffset: 3 }}
    >
      {children}
    </span>
  );
}

function ThemeDescriptions() {
  return (
    <section aria-labelledby="themes">
      <SectionHeading isTarget>Themes</SectionHeading>
      <ul className="mt-6 grid sm:grid-cols-2 xl:grid-cols-4">
        {themes.map(({ name, label, description, mood }) => (
          <li key={name} data-theme={name} className="bg-canvas p-5 text-ink">
            <h3 className="text-lg">{label}</h3>
            <p className="mt-1">{description}</p>
            <p className="mt-1 text-sm text-ink-muted">{mood}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const specimens: readonly Specimen[] = [
  {
    heading: 'Colour roles',
    show: () => (
      <ul className="grid grid-cols-2 gap-2 text-sm">
        {roles.map((role) => (
          <li key={role} className="flex items-center gap-2">
            <span
              className="hairline size-7 shrink-0 border-ink-muted"
              style={{ background: `var(--${role})` }}
            />
            {role}
          </li>
        ))}
      </ul>
    ),
  },
  {
    heading: 'Type',
    show: () => (
      <>
        <p className="font-display text-second font-semibold tracking-tight">Mtwapa, 06:40</p>
        <p className="mt-2 font-display text-2xl font-semibold tracking-tight">The second level</p>
        <p className="mt-2 text-xl text-ink-muted">A lead that says what the page is for.</p>
        <p className="mt-2">Body text, with a heavy word at the end of the sentence.</p>
        <p className="mt-2 text-sm text-ink-muted">Small print: 1,234,567.89 at 100%</p>
        <p className="mt-2 text-signal">Signal: something needs attention</p>
        <p className="mt-2 font-display text-[3.5rem] leading-tight font-semibold text-accent tabular-nums">
          100+
        </p>
      </>
    ),
  },
  {
    heading: 'Buttons and links',
    show: () => (
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink href="/sitemap">Primary</ButtonLink>
        <ButtonLink href="/sitemap" look="quiet">
          Quiet
        </ButtonLink>
        <Focused>
          <ButtonLink href="/sitemap">In focus</ButtonLink>
        </Focused>
        <TextLink href="/sitemap" className="underline">
          A link alone
        </TextLink>
        <SampleNote />
      </div>
    ),
  },
  {
    heading: 'Running text',
    show: () =>
      pathsOfKind('qa-sheet').map((path) => <Prose key={path}>{copyOf(path).runningText}</Prose>),
  },
  {
    heading: 'Logo and icons',
    show: () => (
      <>
        <p className="flex items-center gap-3 font-display text-lg font-semibold tracking-tight">
          <Wordmark />
        </p>
        <p className="mt-4 flex flex-wrap gap-4">
          <Shield />
          <Receipt className="text-accent" />
          <Cloud className="text-signal" />
          <GraduationCap className="text-ink-muted" />
        </p>
      </>
    ),
  },
  {
    heading: 'Covers and the tide line',
    show: () => (
      <>
        <CoverArt path="/" size="panel" className="h-auto w-full" />
        <div className="my-6">
          <TideLine />
        </div>
        <div className="flex items-end gap-4">
          <MotifTile motif={motifOf('/')} className="size-20" />
          <MotifTile motif={motifOf('/contact')} className="size-16" />
        </div>
        <CoverArt path="/" size="card" className="mt-4 h-auto w-full" />
        <CoverArt path="/contact" size="frieze" className="mt-4 h-24 w-full" />
      </>
    ),
  },
];

function InEveryTheme({ show }: { show: () => ReactNode }) {
  return (
    <ul className="mt-6 grid sm:grid-cols-2 xl:grid-cols-4">
      {themes.map(({ name, label }) => (
        <li key={name} data-theme={name} className="min-w-0 bg-canvas p-5 text-ink">
          <p className="mb-4 text-sm text-ink-muted">{label}</p>
          {show()}
        </li>
      ))}
    </ul>
  );
}

/** The components of pages in all four themes, side by side. Large figures are shown once. */
export function ThemeSpecimens() {
  return (
    <>
      <ThemeDescriptions />
      {[...specimens, ...figureSpecimens].map(({ heading, show }) => (
        <section key={heading}>
          <SectionHeading>{heading}</SectionHeading>
          <InEveryTheme show={show} />
        </section>
      ))}
      <section>
        <SectionHeading>More figures</SectionHeading>
        {/* These are shown in one theme only, to keep the page short. */}
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
          {furtherFigures.map(({ heading, show }) => (
            <li key={heading} className="min-w-0">
              {show()}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
