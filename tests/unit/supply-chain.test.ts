import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditVerdict } from '@/lib/tools/audit-verdict';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        link: z.boolean().optional(),
        inBundle: z.boolean().optional(),
        optional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

describe('the packages', () => {
  test('are named at exact versions', () => {
    const inexact = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(inexact).toEqual([]);
  });

  test('are each locked to the content they had', () => {
    const unlocked = Object.entries(packages).filter(
      ([path, { integrity, inBundle }]) =>
        path !== '' && !inBundle && !integrity?.startsWith('sha512-'),
    );
    expect(unlocked.map(([path]) => path)).toEqual([]);
  });

  test('run no code of their own when they are installed', () => {
    const scripted = Object.entries(packages)
      // Of those for one system only, such as fsevents, npm says so itself where they are installed.
      .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(scripted.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
    expect(Object.values(manifest.allowScripts)).not.toContain(true);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('the audit', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { left: { severity, range: '<1.2.3', via: [] } } });

  test.each(['high', 'critical'])('fails on an advisory of %s severity', (severity) => {
    expect(auditVerdict(report(severity))).toEqual({
      outcome: 'vulnerable',
      packages: [`left <1.2.3 (${severity})`],
    });
  });

  test('passes lesser ones, and a report without any', () => {
    expect(auditVerdict(report('moderate')).outcome).toBe('clean');
    expect(auditVerdict('{"vulnerabilities":{}}').outcome).toBe('clean');
  });

  test('says when the registry gave no answer', () => {
    expect(auditVerdict('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
      outcome: 'unanswered',
      reason: '405 Method Not Allowed',
    });
  });

  test.each(['', 'npm ERR!', '[]', '{"vulnerabilities":"none"}'])(
    'does not take "%s" for an answer',
    (output) => {
      expect(() => auditVerdict(output)).toThrow('npm audit printed');
    },
  );
});
