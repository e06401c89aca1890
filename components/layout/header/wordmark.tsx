import { logo } from '@/content/brand/logo';
import { site } from '@/content/site';

export function Wordmark() {
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        width="32"
        height="32"
        aria-hidden="true"
        className="size-8 flex-none"
      >
        <path d="M0 0h40v40H0z" fill="var(--art-1)" />
        <path d={logo.petals} fill="var(--art-3)" />
        <path d={logo.centre} fill="var(--art-4)" />
      </svg>
      {site.name}
    </>
  );
}
