import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/** Logs the first value of each Web Vital except the time to first byte, which the host logs. */
export function measurePage(): void {
  const logged = new Set<Metric['name']>();
  const log = ({ name, value, rating }: Metric) => {
    if (logged.has(name)) return;
    logged.add(name);
    console.info(
      `${name} ${name === 'CLS' ? value.toFixed(4) : `${Math.round(value)} ms`}, ${rating}`,
    );
  };
  for (const measure of [onFCP, onLCP, onCLS, onINP]) measure(log, { reportAllChanges: true });
}
