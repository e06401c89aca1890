/**
 * How often the address changes at most. Safari throws a SecurityError from the hundredth change in
 * half a minute on, which a held key reaches.
 */
const pauseMs = 400;

let earliest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address in the browser's bar, without a new entry in its history: at once, or soon
 * after the address before. Of several addresses in short succession, only the first and the last
 * are shown.
 */
export function replaceAddress(address: string): void {
  clearTimeout(timer);
  const replace = () => {
    earliest = performance.now() + pauseMs;
    history.replaceState(history.state, '', address);
  };
  const wait = earliest - performance.now();
  if (wait <= 0) replace();
  else timer = setTimeout(replace, wait);
}
