/** A decorative wave line between parts of a page. */
export function TideLine() {
  return (
    <svg
      className="tide-line"
      viewBox="0 0 1200 16"
      width="100%"
      height="12"
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path
        d="M0 8q25-9 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0"
        fill="none"
        stroke="var(--art-2)"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
      />
    </svg>
  );
}
