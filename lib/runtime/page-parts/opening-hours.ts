import { openingAt, openingInWords } from '@/lib/business-hours';

/**
 * Shows in an element whether the office is open. Updates it every 30 seconds. The first link
 * beside the element is to call, and the last one to write: while the office is closed, they have
 * each other's looks, so that the link to write is the loudest one.
 */
export function showWhetherOpen(place: Element): void {
  const links = [...(place.parentElement?.querySelectorAll(':scope > a') ?? [])];
  const [call, write] = [links[0], links.at(-1)];
  const looks = [call?.className ?? '', write?.className ?? ''];
  // A translation may have replaced the text in the element, so compare with the text that this
  // function has written.
  let shown: string | undefined;
  const show = () => {
    const opening = openingAt(new Date());
    const words = openingInWords(opening);
    if (shown === words) return;
    shown = words;
    place.textContent = words;
    const [callLook = '', writeLook = ''] = opening.state === 'open' ? looks : [...looks].reverse();
    if (call) call.className = callLook;
    if (write) write.className = writeLook;
  };
  show();
  setInterval(show, 30_000);
}
