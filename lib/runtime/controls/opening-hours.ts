import { openingAt, openingInWords } from '@/lib/business-hours';

/** Shows in an element whether the office is open. Updates it every 30 seconds. */
export function showWhetherOpen(place: Element): void {
  const show = () => {
    const words = openingInWords(openingAt(new Date()));
    if (place.textContent !== words) place.textContent = words;
  };
  show();
  setInterval(show, 30_000);
}
