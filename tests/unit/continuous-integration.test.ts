import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engines, scripts } from '@/package.json';

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const workflows = readdirSync(folder);

test.each(workflows)(
  '%s runs scripts that exist, and actions that are pinned to a commit',
  (name) => {
    const text = read(`${folder}/${name}`);
    const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    const isAtCommit = /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((action) => !isAtCommit.test(action))).toEqual([]);
  },
);

test.each(['test.yml', 'weekly.yml'])('%s may read the repository and do nothing else', (name) => {
  const text = read(`${folder}/${name}`);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text).not.toMatch(/secrets\.|pull_request_target|^ +permissions:/m);
  const count = (words: string) => text.split(words).length - 1;
  expect(count('actions/checkout@')).toBeGreaterThan(0);
  expect(count('persist-credentials: false')).toBe(count('actions/checkout@'));
});

test('the images that the Dockerfile starts from are pinned to a digest', () => {
  const images = read('Dockerfile').match(/^FROM .*$/gm) ?? [];
  expect(images).toHaveLength(2);
  for (const image of images)
    expect(image).toMatch(/^FROM \S+:[\d.]+-\S+@sha256:[0-9a-f]{64}( AS build)?$/);
});

test('all files name the same versions of Node.js', () => {
  const current = read('.nvmrc').trim();
  expect(read('Dockerfile')).toContain(`FROM node:${current}.`);
  const [, list = ''] = /node: \[(.+)\]/.exec(read(`${folder}/test.yml`)) ?? [];
  const checked = list.split(', ').map(Number);
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(Math.min(...checked)).toBe(Number(oldest));
  expect(Math.max(...checked)).toBeGreaterThan(Number(current));
});
