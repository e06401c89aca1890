import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { checkEnquiry, enquiryLimits } from '@/lib/enquiry/enquiry';
import { enquiryOpenApi } from '@/lib/receiving/openapi';

const contract = enquiryOpenApi();

test('the contract is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(contract))).toEqual({ valid: true });
});

test('the file in the repository is the contract', async () => {
  const file = 'lib/receiving/enquiry.openapi.json';
  const kept = JSON.parse(await readFile(file, 'utf8'));
  expect(kept, `${file} is out of date: run npm run openapi`).toEqual(
    JSON.parse(JSON.stringify(contract)),
  );
});

describe('the contract and the form’s schema agree on', () => {
  const ajv = new Ajv2020({ strict: false });
  const accepts = ajv.compile(contract.components.schemas.Enquiry);
  const good = {
    kind: 'quote',
    name: 'Asha',
    email: 'asha@example.com',
    phone: '0712 345 678',
    organisation: 'Stand-in',
    about: ['/services/it-cloud'],
    message: 'Hello',
    timing: 'month',
    budget: 'undecided',
    website: '',
  };
  const values: Readonly<Record<string, readonly unknown[]>> = {
    kind: ['enquiry', 'quote', 'order', '', null],
    name: ['x'.repeat(120), 'x'.repeat(121), ' ', '', 'a\u0000', 'a\nb', 'Ngũgĩ', undefined, 7],
    email: ['a@b.co', 'a@b', 'a b@c.de', 'a@b.co\n', '', 'a,b@c.de', undefined],
    phone: ['+254712345678', '123', 'x', '', undefined, '0'.repeat(16)],
    organisation: ['', 'x'.repeat(161), 'a\u2028b', undefined],
    about: [[], ['/a'], ['a'], ['//a'], ['/A'], ['/a', '/a/b-c'], '/a', undefined],
    message: ['a\nb\tc', 'a\u0007', '\n', 'x'.repeat(enquiryLimits.messageCharacters + 1), '<b>'],
    timing: ['now', 'never', '', undefined],
    budget: ['over-2m', 'constructor', undefined],
    website: ['', 'x', undefined],
  };
  const cases = Object.entries(values).flatMap(([field, list]) =>
    list.map((value) => [field, value] as const),
  );

  test.each(cases)('%s: %j', (field, value) => {
    const sent = JSON.parse(JSON.stringify({ ...good, [field]: value }));
    expect(accepts(sent)).toBe(checkEnquiry(sent).type === 'valid');
  });

  test('an enquiry without a way to answer', () => {
    const { email: _, phone: __, ...unreachable } = good;
    expect(accepts(unreachable)).toBe(false);
    expect(checkEnquiry(unreachable).type).toBe('invalid');
  });
});
