/** The first focusable element of a page, for keyboard users who want to skip the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-24 bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
