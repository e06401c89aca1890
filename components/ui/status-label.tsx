import type { ReactNode } from 'react';

/** A short label for the state of a page, such as a draft. */
export function StatusLabel({ children }: { children: ReactNode }) {
  return (
    <span className="hairline inline-block border-signal px-2 py-1 text-sm text-signal">
      {children}
    </span>
  );
}

/** Says that a sample project was not made for a client. */
export function SampleNote() {
  return <span>Illustrative example, not a client</span>;
}

/**
 * Says quietly that a figure is a sample: a price that the company has not confirmed, or the
 * figures of an example.
 */
export function SampleMark() {
  return (
    <>
      {' '}
      <small className="text-sm text-ink-muted">(sample)</small>
    </>
  );
}
