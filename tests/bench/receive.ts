import { parseArgs } from 'node:util';
import { besideSlowConnections, steadyLoad } from '../support/receiving/load';
import { storm } from '../support/receiving/storm';

/*
 * The receiver's long tests: `npm run bench -- receive`, or `npm run bench -- receive kills load slow` for some of them.
 * Prints figures and fails if a guarantee is broken.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const report = (line: string) => console.log(`  ${line}`);

/** Prints a guarantee and whether it holds. */
function hold(promise: string, isHeld: boolean) {
  console.log(`${isHeld ? 'held  ' : 'BROKEN'} ${promise}`);
  if (!isHeld) process.exitCode = 1;
}

if (isWanted('kills')) {
  const seed = Number(values.seed);
  console.log(`Kills at random moments under load (seed ${seed})`);
  const result = await storm({ kills: 200, seed, visitors: 8, report });
  const { lost, strangers, changed, leftovers, badLines, ...counts } = result;
  report(JSON.stringify(counts));
  hold(`each of ${counts.received} received enquiries was mailed`, lost.length === 0);
  hold(
    `each of ${counts.copies} copies has the Message-ID and the words of the first`,
    changed.length + strangers.length === 0,
  );
  hold('nothing is left waiting or set aside', leftovers === 0);
  hold('the log is JSON without visitors’ words', badLines.length === 0);
}

if (isWanted('load')) {
  console.log('1,000 enquiries a minute for ten minutes');
  const result = await steadyLoad(1_000, 10, report);
  report(JSON.stringify(result));
  const { sent, received, mails, copies, undelivered, memoryByMinute } = result;
  hold(
    'all were received and mailed once',
    received === sent && mails === sent && copies === 0 && undelivered === 0,
  );
  const [, second = 0] = memoryByMinute;
  hold(
    'memory in the last minute is within a quarter of that in the second',
    (memoryByMinute.at(-1) ?? 0) <= second * 1.25,
  );
}

if (isWanted('slow')) {
  console.log('10,000 slow connections at once');
  const result = await besideSlowConnections(10_000, 200, report);
  report(JSON.stringify(result));
  hold('every fast enquiry meanwhile was received', result.received === result.fast);
  hold('95 in 100 of them were answered within a second', result.latency[1] <= 1_000);
}
