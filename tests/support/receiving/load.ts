import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from './mail-server';
import { bundleReceiver, newKey, sendEnquiry, site, startProcess } from './receiver-process';

/** A receiver to measure, with a mail server without faults. */
async function startMeasured() {
  const bundle = await bundleReceiver();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const mailServer = await startMailServer();
  const receiver = startProcess(bundle.file, { folder, smtpUrl: mailServer.url });
  const url = (await receiver.ready) ?? '';
  return {
    url,
    mailServer,
    /** The processor time that it has used so far, in seconds. */
    processorSeconds() {
      const words = execFileSync('ps', ['-o', 'cputimes=', '-p', String(receiver.process.pid)]);
      return Number(words);
    },
    /** Its resident memory in MB. */
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(receiver.process.pid)])) / 1024,
    async stop() {
      await receiver.kill('SIGTERM');
      mailServer.stop();
      await rm(folder, { recursive: true });
      await bundle.remove();
    },
  };
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const median = (values: readonly number[]) =>
  at(
    values.toSorted((one, other) => one - other),
    0.5,
  );

/** What happened under a steady load. */
export interface LoadResult {
  readonly sent: number;
  readonly received: number;
  readonly mails: number;
  readonly copies: number;
  readonly undelivered: number;
  /** Milliseconds to the answer: the median, the 95th percentile and the longest. */
  readonly latency: readonly [number, number, number];
  /** The median of the resident memory in each minute, in MB. */
  readonly memoryByMinute: readonly number[];
}

/** Sends a number of enquiries a minute for some minutes, evenly spaced, from 1,000 addresses. */
export async function steadyLoad(
  perMinute: number,
  minutes: number,
  report: (line: string) => void,
): Promise<LoadResult> {
  const measured = await startMeasured();
  const latencies: number[] = [];
  const underway = new Set<Promise<void>>();
  const memoryByMinute: number[] = [];
  let received = 0;
  let samples: number[] = [];
  const sampling = setInterval(() => samples.push(measured.memory()), 2_000);
  const began = performance.now();
  const total = perMinute * minutes;

  async function send() {
    const start = performance.now();
    const { isReceived } = await sendEnquiry(measured.url, newKey(), 1_000);
    latencies.push(performance.now() - start);
    if (isReceived) received += 1;
  }

  for (let sent = 1; sent <= total; sent += 1) {
    await pause(Math.max(0, began + (sent * 60_000) / perMinute - performance.now()));
    const one = send().finally(() => underway.delete(one));
    underway.add(one);
    if (sent % perMinute === 0) {
      memoryByMinute.push(median(samples));
      samples = [];
      report(
        `minute ${sent / perMinute}: ${received} received, ${measured.mailServer.taken.length} mails, ${memoryByMinute.at(-1)} MB`,
      );
    }
  }
  await Promise.all(underway);
  clearInterval(sampling);
  const waiting = async (): Promise<number> =>
    (await (await fetch(measured.url.replace('/enquiry', '/health'))).json()).waiting;
  for (let tries = 0; tries < 120 && (await waiting()) > 0; tries += 1) await pause(500);
  const undelivered = await waiting();
  const { taken } = measured.mailServer;
  const sorted = latencies.toSorted((one, other) => one - other);
  const result: LoadResult = {
    sent: total,
    received,
    mails: taken.length,
    copies: taken.length - new Set(taken.map(({ messageId }) => messageId)).size,
    undelivered,
    latency: [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)],
    memoryByMinute,
  };
  await measured.stop();
  return result;
}

/** What happened to fast enquiries while slow connections were open. */
export interface SlowResult {
  readonly connections: number;
  /** The minimum number that were open while the fast enquiries were sent. */
  readonly openAtLeast: number;
  readonly fast: number;
  readonly received: number;
  readonly latency: readonly [number, number, number];
  readonly latencyBefore: readonly [number, number, number];
  readonly memory: number;
  /** The share of one processor that the receiver used with the slow connections open, and before. */
  readonly processorShare: number;
  readonly processorShareBefore: number;
}

/**
 * Holds a number of connections open that send one byte every four seconds, half of them in their headers and half in
 * their bodies, opens new ones for those that the receiver closes, and sends enquiries meanwhile.
 */
export async function besideSlowConnections(
  connections: number,
  fast: number,
  report: (line: string) => void,
): Promise<SlowResult> {
  const measured = await startMeasured();
  let openNow = 0;

  async function measure() {
    const began = performance.now();
    const processorBefore = measured.processorSeconds();
    const latencies: number[] = [];
    let received = 0;
    let openAtLeast = Number.POSITIVE_INFINITY;
    for (let sent = 0; sent < fast; sent += 1) {
      const start = performance.now();
      const { isReceived } = await sendEnquiry(measured.url, newKey());
      latencies.push(performance.now() - start);
      if (isReceived) received += 1;
      openAtLeast = Math.min(openAtLeast, openNow);
      await pause(100);
    }
    const sorted = latencies.toSorted((one, other) => one - other);
    const latency = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)] as const;
    const seconds = (performance.now() - began) / 1000;
    const share = Number(((measured.processorSeconds() - processorBefore) / seconds).toFixed(2));
    return { received, latency, openAtLeast, share };
  }

  const before = await measure();
  const slow = spawn(
    process.execPath,
    [
      'tests/support/receiving/slow-connections.mjs',
      new URL(measured.url).port,
      String(connections),
      site,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let mostOpen = 0;
  createInterface({ input: slow.stdout }).on('line', (line) => {
    openNow = Number(line);
    mostOpen = Math.max(mostOpen, openNow);
  });
  while (mostOpen < connections * 0.99) await pause(100);
  report(`${openNow} slow connections are open`);
  const { received, latency, openAtLeast, share } = await measure();
  const memory = Math.round(measured.memory());
  slow.kill();
  await measured.stop();
  return {
    connections,
    openAtLeast,
    fast,
    received,
    latency,
    latencyBefore: before.latency,
    memory,
    processorShare: share,
    processorShareBefore: before.share,
  };
}
