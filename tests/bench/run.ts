import { argv } from 'node:process';

/**
 * `npm run bench -- <name>` runs the benchmark with that name, which reads the arguments after the
 * name.
 */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  reading: () => import('./reading-visit'),
  enquiries: () => import('../../packages/enquiries/tests/bench'),
  scale: () => import('./scale/bench-scale'),
};

const [name = ''] = argv.splice(2, 1);
const runBenchmark = benchmarks[name];
if (!runBenchmark) {
  throw new Error(
    `There is no benchmark "${name}". Name one of ${Object.keys(benchmarks).join(', ')}, such as: npm run bench -- reading`,
  );
}
await runBenchmark();
