import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().default(''), via: z.array(z.unknown()) }),
  ),
});
const refusal = z.object({ message: z.string() });

/** What an audit found: advisories that fail it, none, or that the registry didn't answer. */
export type AuditVerdict =
  | { readonly outcome: 'clean' | 'vulnerable'; readonly packages: readonly string[] }
  | { readonly outcome: 'unanswered'; readonly reason: string };

/**
 * Reads the JSON that `npm audit --json` prints. Packages with an advisory of high or critical severity make it vulnerable.
 * @throws when the output is neither a report nor an error of the registry
 */
export function auditVerdict(output: string): AuditVerdict {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    throw new Error(`npm audit printed no JSON but "${output.slice(0, 80)}". Run it by hand.`);
  }
  const found = report.safeParse(json);
  if (found.success) {
    const packages = Object.entries(found.data.vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
    return { outcome: packages.length > 0 ? 'vulnerable' : 'clean', packages };
  }
  const refused = refusal.safeParse(json);
  if (refused.success) return { outcome: 'unanswered', reason: refused.data.message };
  throw new Error(
    `npm audit printed "${output.slice(0, 80)}", neither a report nor an error. Run it by hand.`,
  );
}
