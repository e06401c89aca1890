import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.undefined().optional(),
      strategy: z
        .object({
          matrix: z.object({
            suite: z.array(z.string()).optional(),
            node: z.array(z.number()).optional(),
          }),
        })
        .optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

test.each(readdirSync('.github/workflows'))(
  '%s is a workflow by the schema of GitHub',
  async (name) => {
    await expect(
      promisify(execFile)(process.execPath, [
        'node_modules/@action-validator/cli/cli.mjs',
        `.github/workflows/${name}`,
      ]),
    ).resolves.toMatchObject({ stderr: '' });
  },
);

describe.each(['test.yml', 'weekly.yml'])('%s', (name) => {
  const text = readFileSync(`.github/workflows/${name}`, 'utf8');
  const workflow = workflowSchema.parse(parse(text));
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('runs scripts of package.json', () => {
    const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(called).not.toEqual([]);
    expect(called.filter((script) => !(script in scripts.scripts))).toEqual([]);
  });

  test('names each action by its commit, with its version', () => {
    const named = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(named).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    expect(
      named.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
  });

  test('may read the repository and do nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(jobs.length);
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(
      checkouts.map(() => false),
    );
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
  });
});

test('the workflow, .nvmrc, the Dockerfile, package.json and the README name the same versions of Node.js', () => {
  const current = readFileSync('.nvmrc', 'utf8').trim();
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${current}-`);

  const { jobs } = workflowSchema.parse(parse(readFileSync('.github/workflows/test.yml', 'utf8')));
  const checked = jobs.check?.strategy?.matrix.node ?? [];
  const [, oldest] = /^>=(\d+)\./.exec(scripts.engines.node) ?? [];
  expect(Math.min(...checked)).toBe(Number(oldest));
  expect(Math.max(...checked)).toBeGreaterThan(Number(current));
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain(`Node.js 22, ${current} or ${Math.max(...checked)} (${oldest}.`);
});
