import * as constants from '@/lib/constants';

/**
 * Measures how the page performs and logs it some time after load. Sends it as well where `NEXT_PUBLIC_METRICS_ENDPOINT`
 * names a place, when the visitor leaves. A failure is only logged. Returns what calls it off.
 */
export function reportMetrics(): () => void {
  const timer = setTimeout(async () => {
    if (document.documentElement.dataset.lowData !== undefined) return;
    try {
      const { measurePage } = await import('./measure-page');
      measurePage(process.env.NEXT_PUBLIC_METRICS_ENDPOINT);
    } catch (error) {
      console.warn('How the page performs could not be measured.', error);
    }
  }, constants.metricsDelayMs);
  return () => clearTimeout(timer);
}
