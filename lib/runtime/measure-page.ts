import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/**
 * Logs each metric of this page view as it becomes known; the wait for the first byte is in the host's own log. Where
 * `NEXT_PUBLIC_METRICS_ENDPOINT` names a place, sends all of them there when the page is left.
 */
export function measurePage(endpoint = process.env.NEXT_PUBLIC_METRICS_ENDPOINT): void {
  const metrics = new Map<Metric['name'], number>();
  const note = ({ name, value, rating }: Metric) => {
    if (!metrics.has(name)) {
      console.info(
        `${name} ${name === 'CLS' ? value.toFixed(4) : `${Math.round(value)} ms`}, ${rating}`,
      );
    }
    metrics.set(name, value);
  };
  for (const measure of [onFCP, onLCP, onCLS, onINP]) measure(note, { reportAllChanges: true });
  if (!endpoint) return;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && metrics.size > 0) {
      navigator.sendBeacon(
        endpoint,
        JSON.stringify({ path: location.pathname, ...Object.fromEntries(metrics) }),
      );
    }
  });
}
