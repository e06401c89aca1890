import Validator, { type Issue } from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { builtPages } from '@/lib/pages/guards';

/** The structured data of a page: a graph of nodes with types. */
const structuredData = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
});

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Optional fields that the content of an open role does not have. */
const absentFields = [
  'applicantLocationRequirements',
  'baseSalary',
  'identifier',
  'jobLocationType',
];
/** Whether an issue is only a warning that such fields are missing. */
const isAboutAbsentFields = ({ severity, path, fieldNames = [] }: Issue) =>
  severity === 'WARNING' &&
  path[0]?.type === 'JobPosting' &&
  fieldNames.every((name) => absentFields.includes(name));

test('the structured data of every page parses and passes the validator', async ({ request }) => {
  test.setTimeout(120_000);
  for (const { path } of builtPages) {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(scripts)].map(([, json = '']) => JSON.parse(json));
    expect(found, path).toHaveLength(1);
    const graph = structuredData.parse(found[0])['@graph'];
    const types = [...new Set(graph.map((node) => node['@type']))];
    const jsonld = Object.fromEntries(
      types.map((type) => [type, graph.filter((node) => node['@type'] === type)]),
    );
    const issues = await new Validator().validate({ jsonld });
    expect(
      issues.filter((issue) => !isAboutAbsentFields(issue)),
      path,
    ).toEqual([]);
  }
});
