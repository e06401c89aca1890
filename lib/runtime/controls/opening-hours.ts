import { openingAt, openingInWords } from '@/lib/business-hours';

/** Shows in an element whether the office is open, and keeps it up to date. */
export function showOpening(place: Element): void {
  const show = () => {
    const words = openingInWords(openingAt(new Date()));
    if (place.textContent !== words) place.textContent = words;
  };
  show();
  setInterval(show, 30_000);
}
