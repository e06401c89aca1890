import { spawnSync } from 'node:child_process';
import { auditVerdict } from './audit-verdict';

/** Fails on packages with a known advisory of high severity; says so and passes where the registry gives no answer. */
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const verdict = auditVerdict(stdout);

switch (verdict.outcome) {
  case 'clean':
    console.log('Audit: no package has a known advisory of high severity.');
    break;
  case 'unanswered':
    console.warn(`*** NOT AUDITED: the registry did not answer (${verdict.reason}).`);
    break;
  case 'vulnerable':
    console.error(
      `Audit: known advisories of high severity. Update, or replace: ${verdict.packages.join(', ')}`,
    );
    process.exitCode = 1;
}
