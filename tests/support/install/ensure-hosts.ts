import { spawnSync } from 'node:child_process';
import { type Host, hostNames, hosts, installedProgram, isAvailable } from '../../hosts/hosts';

/*
 * Installs the servers and Java that the tests of hosts and HTML need, if this machine allows it.
 * Prints which hosts are still missing.
 */

const missing = () => hostNames.filter((name) => !isAvailable(name));
const programs = missing().flatMap((name) => {
  const { program }: Host = hosts[name];
  return program === undefined ? [] : [program];
});
if (installedProgram('java') === undefined) programs.push('default-jre-headless');

/** Packages are installed as root, or with sudo in continuous integration. */
const prefix =
  process.getuid?.() === 0
    ? []
    : process.env.CI && installedProgram('sudo')
      ? ['sudo', '-n']
      : undefined;
if (programs.length > 0 && prefix && installedProgram('apt-get') !== undefined) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...programs]]) {
    console.log(`No ${programs.join(', ')} yet: apt-get ${args.join(' ')}`);
    const [command = '', ...words] = [...prefix, 'apt-get', ...args];
    spawnSync(command, words, { stdio: 'inherit', env: environment });
  }
}
for (const name of missing()) {
  console.error(`*** HOST NOT AVAILABLE: ${name}. Its tests are left out of this run.`);
}
console.log(`Hosts: ${hostNames.filter(isAvailable).join(', ')}`);
