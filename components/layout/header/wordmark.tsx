import { site } from '@/content/site';
import { logo } from '@/lib/figures/cover-art';

/** The company's logo: the rosette of a carved door on a square. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...(className && { className })}>
      <path d="M0 0h40v40H0z" fill="var(--art-1)" />
      <path d={logo.petals} fill="var(--art-3)" />
      <path d={logo.centre} fill="var(--art-4)" />
    </svg>
  );
}

/** The logo with the company's name, for the link that contains it. */
export function Wordmark() {
  return (
    <>
      <Logo className="size-8" />
      {site.name}
    </>
  );
}
