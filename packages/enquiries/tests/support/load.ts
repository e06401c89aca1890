import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleReceiver, makePlace, newKey, sendEnquiry, site } from './receiver-process';

/** A receiver to measure, with a mail server without faults. */
async function startMeasured() {
  const bundle = await bundleReceiver();
  const place = await makePlace(bundle.file);
  const { url, health, process } = await place.start();
  return {
    url,
    mails: place.mailServer.taken,
    health,
    /** The resident memory of the receiver in MB. */
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process.pid)])) / 1024,
    async [Symbol.asyncDispose]() {
      await place[Symbol.asyncDispose]();
      await bundle.remove();
    },
  };
}

/** The rounded value that this share of the values, such as 0.95, does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** The median, the 95th percentile and the longest of some times, in milliseconds. */
const latencyOf = (times: readonly number[]) =>
  [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)] as const;

/**
 * Sends a number of enquiries a minute for some minutes, evenly spaced. Resolves with the results.
 * Memory is in MB.
 */
export async function steadyLoad(
  perMinute: number,
  minutes: number,
  report: (line: string) => void,
) {
  await using measured = await startMeasured();
  const { url, mails, health, memory } = measured;
  const times: number[] = [];
  const underway = new Set<Promise<void>>();
  const memoryByMinute: number[] = [];
  let received = 0;
  let samples: number[] = [];
  const sampling = setInterval(() => samples.push(memory()), 2_000);
  const began = performance.now();

  async function send() {
    const start = performance.now();
    const { isReceived } = await sendEnquiry(url, newKey());
    times.push(performance.now() - start);
    if (isReceived) received += 1;
  }

  for (let sent = 1; sent <= perMinute * minutes; sent += 1) {
    await pause(Math.max(0, began + (sent * 60_000) / perMinute - performance.now()));
    const one = send().finally(() => underway.delete(one));
    underway.add(one);
    if (sent % perMinute !== 0) continue;
    memoryByMinute.push(quantile(samples, 0.5));
    samples = [];
    report(
      `minute ${sent / perMinute}: ${received} received, ${mails.length} mails, ${memoryByMinute.at(-1)} MB`,
    );
  }
  await Promise.all(underway);
  clearInterval(sampling);
  return {
    sent: perMinute * minutes,
    received,
    mails: mails.length,
    copies: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    undelivered: (await health()).waiting,
    latency: latencyOf(times),
    memoryByMinute,
  };
}

/**
 * Keeps a number of slow connections open, as `slow-connections.mjs` describes, and sends enquiries
 * at normal speed. Resolves with the results of these enquiries. `openAtLeast` is the smallest
 * number of slow connections that were open. Memory is in MB.
 */
export async function besideSlowConnections(
  connections: number,
  fast: number,
  report: (line: string) => void,
) {
  await using measured = await startMeasured();
  const slow = spawn(
    process.execPath,
    [
      'packages/enquiries/tests/support/slow-connections.mjs',
      new URL(measured.url).port,
      String(connections),
      site,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let openNow = 0;
  createInterface({ input: slow.stdout }).on('line', (line) => {
    openNow = Number(line);
  });
  while (openNow < connections * 0.99) await pause(100);
  report(`${openNow} slow connections are open`);

  const times: number[] = [];
  let received = 0;
  let openAtLeast = connections;
  for (let sent = 0; sent < fast; sent += 1) {
    const start = performance.now();
    const { isReceived } = await sendEnquiry(measured.url, newKey());
    times.push(performance.now() - start);
    if (isReceived) received += 1;
    openAtLeast = Math.min(openAtLeast, openNow);
    await pause(100);
  }
  const memory = Math.round(measured.memory());
  slow.kill();
  return { connections, openAtLeast, fast, received, latency: latencyOf(times), memory };
}
