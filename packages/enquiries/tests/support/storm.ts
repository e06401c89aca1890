import { setTimeout as pause } from 'node:timers/promises';
import { type Behaviour, type Stage, well } from './mail-server';
import {
  bundleReceiver,
  makePlace,
  messageIdOf,
  newKey,
  sendEnquiry,
  visitorsWord,
} from './receiver-process';

/**
 * Returns a source of pseudorandom numbers from 0 to 1 (mulberry32). The same seed gives the same
 * numbers.
 */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A mail server that fails at random, at about one in four stages. */
function weather(random: () => number) {
  return (stage: Stage): Behaviour => {
    if (random() < 0.75) return well;
    const kind = random();
    if (kind < 0.35) return { type: 'slow', milliseconds: Math.round(random() * 300) };
    if (kind < 0.6) return { type: 'reset' };
    // A mail that is stored cannot be refused.
    if (stage === 'taken') return well;
    if (kind < 0.8) return { type: 'refuse', status: 451, words: 'Try again later' };
    return { type: 'refuse', status: 554, words: `Refused: ${visitorsWord}` };
  };
}

const wordsOf = (source: string) => source.slice(source.indexOf('\r\n\r\n'));

/** Whether a line of the log is JSON without a visitor's words. */
export function isCleanLine(line: string): boolean {
  try {
    return JSON.parse(line) !== null && !new RegExp(visitorsWord, 'i').test(line);
  } catch {
    return false;
  }
}

/**
 * Visitors keep sending enquiries. Meanwhile, the receiver is killed with SIGKILL at random
 * moments, also while it starts. The mail server fails at random: it is slow, resets connections,
 * or answers with 4xx or 5xx. Then the mail server works again, set-aside enquiries are retried,
 * and everything is counted.
 */
export async function storm(options: {
  readonly kills: number;
  readonly seed: number;
  readonly visitors: number;
  readonly report?: (line: string) => void;
}) {
  const random = seededRandom(options.seed);
  const bundle = await bundleReceiver();
  await using place = await makePlace(bundle.file, weather(random));
  const { taken: all, mood } = place.mailServer;
  const lines: string[] = [];

  let url: string | undefined;
  let isOver = false;
  const sent = new Set<string>();
  /** The keys of received enquiries, with their references. */
  const received = new Map<string, string>();

  async function visit() {
    while (!isOver) {
      const key = newKey();
      sent.add(key);
      // A visitor's browser sends the enquiry up to four times, with the same key.
      for (let tries = 0; tries < 4 && !received.has(key) && !isOver; tries += 1) {
        while (url === undefined && !isOver) await pause(10);
        const answer = url ? await sendEnquiry(url, key) : undefined;
        if (answer?.isReceived) received.set(key, answer.reference);
      }
      await pause(5);
    }
  }

  const visitors = Array.from({ length: options.visitors }, visit);
  for (let kill = 1; kill <= options.kills; kill += 1) {
    const receiver = place.launch();
    const isReady = receiver.ready.then((found) => {
      url = found;
    });
    // One receiver in five is killed while it starts. The others are killed at a random moment
    // after a few more enquiries.
    if (random() < 0.8) {
      await isReady;
      const enough = received.size + Math.floor(random() * 8);
      const deadline = performance.now() + 5_000;
      while (received.size < enough && performance.now() < deadline) await pause(2);
      await pause(random() * 40);
    } else {
      await pause(random() * 400);
    }
    await receiver.kill();
    await isReady;
    if (url !== undefined) await place.endClaims();
    url = undefined;
    lines.push(...receiver.output);
    if (kill % 20 === 0) {
      options.report?.(
        `${kill} kills: ${received.size} of ${sent.size} received, ${all.length} mails`,
      );
    }
  }
  isOver = true;
  await Promise.all(visitors);

  mood.behave = () => well;
  const receiver = await place.start();
  await place.command('retry');
  const leftovers = async () => {
    const { waiting, setAside } = await receiver.health();
    return waiting + setAside;
  };
  const deadline = performance.now() + 90_000;
  while ((await leftovers()) > 0 && performance.now() < deadline) await pause(500);
  const left = await leftovers();
  await receiver.kill('SIGTERM');
  lines.push(...receiver.output);
  await bundle.remove();

  const digests = all.filter(({ messageId }) => messageId.startsWith('<digest-'));
  const isOfOne = ({ messageId }: { messageId: string }) => !/^<(notice|digest)-/.test(messageId);
  const taken = all.filter(isOfOne);
  const isInDigest = (reference: string) =>
    digests.some(({ source }) => source.includes(`[${reference}]`));
  const first = new Map<string, string>();
  const changed: string[] = [];
  for (const { messageId, source } of taken) {
    const before = first.get(messageId);
    if (before === undefined) first.set(messageId, wordsOf(source));
    else if (before !== wordsOf(source)) changed.push(messageId);
  }
  const known = new Set([...sent].map(messageIdOf));
  return {
    kills: options.kills,
    sent: sent.size,
    received: received.size,
    mails: taken.length,
    copies: taken.length - first.size,
    /** Enquiries that were answered with "received" and never mailed. */
    lost: [...received].flatMap(([key, reference]) =>
      first.has(messageIdOf(key)) || isInDigest(reference) ? [] : [key],
    ),
    /** Mails whose Message-ID belongs to no enquiry. */
    strangers: [...first.keys()].filter((id) => !known.has(id)),
    /** Copies whose text differs from the first mail. */
    changed,
    /** Enquiries that are still waiting or set aside. */
    leftovers: left,
    badLines: lines.filter((line) => !isCleanLine(line)),
  };
}
