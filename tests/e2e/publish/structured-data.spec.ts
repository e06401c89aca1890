import Validator, { type Issue } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from '@playwright/test';
import { builtPages } from '@/lib/pages/guards';

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
  const extractor = new WebAutoExtractor({ addLocation: false, embedSource: [] });
  for (const { path } of builtPages) {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(scripts)].map(([, json = '']) => JSON.parse(json));
    expect(found, path).toHaveLength(1);
    expect(found[0]['@context'], path).toBe('https://schema.org');

    const extracted = extractor.parse(html);
    expect(Object.keys(extracted.jsonld).length, path).toBeGreaterThan(0);
    const issues = await new Validator().validate(extracted);
    expect(
      issues.filter((issue) => !isAboutAbsentFields(issue)),
      path,
    ).toEqual([]);
  }
});
