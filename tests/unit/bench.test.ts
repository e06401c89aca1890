import { describe, expect, test } from 'vitest';
import { optionOf, runsFrom, targetsFrom } from '../bench/conditions/targets';
import { type Answer, bytesOfVisit, kindOfPath } from '../bench/conditions/wire';
import { mediansOf, shown } from '../bench/measures/statistics';

describe('what came over the wire', () => {
  const answer = (path: string, changes: Partial<Answer> = {}): Answer => ({
    path,
    kind: kindOfPath(path),
    status: 200,
    destination: 'empty',
    isAhead: false,
    body: 100,
    wire: 120,
    ...changes,
  });

  test('a path tells what its file is', () => {
    const paths = [
      '/',
      '/about',
      '/about.txt',
      '/a/b.js',
      '/a.css',
      '/a.woff2',
      '/icon.svg',
      '/a.json',
    ];
    expect(paths.map(kindOfPath)).toEqual([
      'html',
      'html',
      'payload',
      'script',
      'style',
      'font',
      'image',
      'other',
    ]);
  });

  test('everything counts, whoever asked for it, and a service worker is no script of the page', () => {
    expect(
      bytesOfVisit([
        answer('/about', { destination: 'document' }),
        answer('/runtime.js', { destination: 'script' }),
        answer('/kept-by-the-worker.js'),
        answer('/sw.js', { destination: 'serviceworker' }),
        answer('/about.txt'),
        answer('/next', { destination: 'document', isAhead: true }),
      ]),
    ).toEqual({ total: 720, script: 240, scriptBody: 200, payload: 120, worker: 120, ahead: 120 });
  });

  test('an answer that nothing has changed costs its head alone', () => {
    const known = answer('/runtime.js', { status: 304, body: 0, wire: 90 });
    expect(bytesOfVisit([known])).toMatchObject({ total: 90, script: 90, scriptBody: 0 });
  });
});

describe('the command line', () => {
  test('names folders and paths beside options', () => {
    expect(targetsFrom(['--runs=3', 'out:/about', '../dist'], ['out'])).toEqual([
      { name: 'out:/about', folder: 'out', path: '/about' },
      { name: '../dist', folder: '../dist', path: '/' },
    ]);
    expect(targetsFrom(['--runs=3'], ['out:/a'])).toEqual([
      { name: 'out:/a', folder: 'out', path: '/a' },
    ]);
  });

  test('has options by name alone', () => {
    expect(optionOf(['--total=1', '--to=/'], 'to')).toBe('/');
    expect(optionOf(['--total=1'], 'to')).toBeUndefined();
  });

  test('asks for a whole number of rounds', () => {
    expect(runsFrom([], 5)).toBe(5);
    expect(runsFrom(['--runs=3'], 5)).toBe(3);
    for (const wrong of ['0', '-1', '2.5', 'many', '']) {
      expect(() => runsFrom([`--runs=${wrong}`], 5)).toThrow('--runs=');
    }
  });
});

describe('figures', () => {
  test('medians are taken of the rounds that have a figure', () => {
    expect(mediansOf([{ a: 1, b: undefined }, { a: 9, b: 4 }, { a: 2, b: 8 }, { a: 3 }])).toEqual({
      a: 2.5,
      b: 6,
    });
    expect(mediansOf([{ a: undefined }])).toEqual({ a: undefined });
  });

  test('a figure is shown beside the base where there is one', () => {
    expect(shown(150, 100)).toBe('150 (1.50x)');
    expect(shown(1.23456)).toBe('1.235');
    expect(shown(5, 0)).toBe('5');
    expect(shown(undefined, 100)).toBe('-');
  });
});
