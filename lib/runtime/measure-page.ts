import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/**
 * Logs the first value of each Web Vital except the time to first byte, which the host logs. When the page is first hidden, posts
 * the latest values to the endpoint, if there is one.
 */
export function measurePage(endpoint = process.env.NEXT_PUBLIC_METRICS_ENDPOINT): void {
  const metrics = new Map<Metric['name'], number>();
  const record = ({ name, value, rating }: Metric) => {
    if (!metrics.has(name)) {
      console.info(
        `${name} ${name === 'CLS' ? value.toFixed(4) : `${Math.round(value)} ms`}, ${rating}`,
      );
    }
    metrics.set(name, value);
  };
  for (const measure of [onFCP, onLCP, onCLS, onINP]) measure(record, { reportAllChanges: true });
  if (!endpoint) return;
  const send = () => {
    if (!document.hidden || metrics.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(
      endpoint,
      JSON.stringify({ path: location.pathname, ...Object.fromEntries(metrics) }),
    );
  };
  document.addEventListener('visibilitychange', send);
}
