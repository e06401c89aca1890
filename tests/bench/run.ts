import { argv } from 'node:process';

/** `npm run bench -- reading` runs one of these, with the arguments after the name. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  reading: () => import('./reading-visit'),
  'first-use': () => import('./first-use'),
  'next-page': () => import('./next-page'),
  receive: () => import('./receive'),
  scale: () => import('./scale/bench-scale'),
};

const [name = ''] = argv.splice(2, 1);
const bench = benches[name];
if (!bench) {
  throw new Error(
    `There is no bench "${name}". Name one of ${Object.keys(benches).join(', ')}, such as: npm run bench -- reading`,
  );
}
await bench();
