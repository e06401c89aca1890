/** Says that a sample project was not made for a client. */
export function SampleMark() {
  return <span>Illustrative example, not a client</span>;
}
