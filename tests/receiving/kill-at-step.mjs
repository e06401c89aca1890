/*
 * Loaded before the receiver. Counts its steps on disk from the first line of the log on (or from the start, with
 * KILL_FROM=start), and kills the process with SIGKILL before the one that KILL_AT names; of a file that is being written,
 * half is written then.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT);
let isCounting = process.env.KILL_FROM === 'start';
let steps = 0;

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const isStep = () => {
  if (!isCounting) return false;
  steps += 1;
  return steps === killAt;
};

for (const name of ['mkdir', 'rename', 'rm', 'truncate', 'unlink', 'writeFile']) {
  const original = fs.promises[name];
  fs.promises[name] = (...words) => {
    if (isStep()) die();
    return original.apply(fs.promises, words);
  };
}

const { open } = fs.promises;
fs.promises.open = async (...words) => {
  if (isStep()) die();
  const handle = await open.apply(fs.promises, words);
  for (const name of ['sync', 'close', 'truncate', 'write']) {
    const original = handle[name];
    handle[name] = (...more) => {
      if (isStep()) die();
      return original.apply(handle, more);
    };
  }
  const { writeFile } = handle;
  handle.writeFile = (text, ...more) => {
    if (isStep()) {
      fs.writeSync(handle.fd, text.slice(0, text.length / 2));
      die();
    }
    return writeFile.call(handle, text, ...more);
  };
  return handle;
};
syncBuiltinESMExports();

const write = fs.writeSync;
fs.writeSync = (descriptor, ...words) => {
  if (descriptor === 1) isCounting = true;
  return write.call(fs, descriptor, ...words);
};
syncBuiltinESMExports();
