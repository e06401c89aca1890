import { parseArgs } from 'node:util';
import { besideSlowConnections, steadyLoad } from './support/load';
import { storm } from './support/storm';

/*
 * `npm run bench -- enquiries` runs the long tests of the receiver. Name one or more of `kills`,
 * `load` and `slow` to run only these. Prints measured values, and fails if a guarantee is broken.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const report = (line: string) => console.log(`  ${line}`);

/** Prints whether a guarantee is kept. */
function reportGuarantee(guarantee: string, isKept: boolean) {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${guarantee}`);
  if (!isKept) process.exitCode = 1;
}

if (isWanted('kills')) {
  const seed = Number(values.seed);
  console.log(`Kills at random moments under load (seed ${seed})`);
  const result = await storm({ kills: 200, seed, visitors: 8, report });
  const { lost, strangers, changed, leftovers, badLines, ...counts } = result;
  report(JSON.stringify(counts));
  reportGuarantee(`each of ${counts.received} received enquiries was mailed`, lost.length === 0);
  reportGuarantee(
    `each of ${counts.copies} copies has the same Message-ID and the same words as the first mail`,
    changed.length + strangers.length === 0,
  );
  reportGuarantee('no enquiry is waiting or set aside at the end', leftovers === 0);
  reportGuarantee('the log is JSON without visitors’ words', badLines.length === 0);
}

if (isWanted('load')) {
  console.log('1,000 enquiries a minute for ten minutes');
  const result = await steadyLoad(1_000, 10, report);
  report(JSON.stringify(result));
  const { sent, received, copies, memoryByMinute } = result;
  reportGuarantee(
    // Most of them wait for a digest: the limit of single mails works.
    'every enquiry was received, and none was mailed twice',
    received === sent && copies === 0,
  );
  const [, secondMinute = 0] = memoryByMinute;
  reportGuarantee(
    'the memory in the last minute is at most 25% above that in the second minute',
    (memoryByMinute.at(-1) ?? 0) <= secondMinute * 1.25,
  );
}

if (isWanted('slow')) {
  console.log('10,000 slow connections at once');
  const result = await besideSlowConnections(10_000, 200, report);
  report(JSON.stringify(result));
  reportGuarantee(
    'every fast enquiry was received in the meantime',
    result.received === result.fast,
  );
  reportGuarantee(
    '95% of the fast enquiries were answered within a second',
    result.latency[1] <= 1_000,
  );
}
