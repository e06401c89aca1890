import { openingAt, openingInWords } from '@/lib/business-hours';

/** Writes into an element whether the office is open, now and every 30 seconds. */
export function showOpening(place: Element): void {
  const show = () => {
    const words = openingInWords(openingAt(new Date()));
    if (place.textContent !== words) place.textContent = words;
  };
  show();
  setInterval(show, 30_000);
}
