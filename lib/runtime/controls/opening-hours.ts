import { openingAt, openingInWords } from '@/lib/business-hours';

/** Shows in an element whether the office is open. Updates it every 30 seconds. */
export function showWhetherOpen(place: Element): void {
  // A translation may have replaced the text in the element, so compare with the text that this
  // function has written.
  let shown: string | undefined;
  const show = () => {
    const words = openingInWords(openingAt(new Date()));
    if (shown !== words) place.textContent = words;
    shown = words;
  };
  show();
  setInterval(show, 30_000);
}
