import { expect, test } from 'vitest';
import { newReference, readAnswer } from './answers';

const read = (reference: unknown) => readAnswer(200, { status: 'received', reference });

test('a browser reads each reference that the receiver gives', () => {
  for (let count = 0; count < 100; count += 1) {
    const reference = newReference();
    expect(reference).toMatch(/^\w{5}-\w{5}$/);
    expect(read(reference)).toEqual({ type: 'received', reference });
  }
});

test.each(['3F9A0-7C2KU', '3f9a0-7c2km', 'A-1', 'A'.repeat(41), '<b>12</b>', 12_345, undefined])(
  '%j is no reference, so that the enquiry is sent again',
  (reference) => {
    expect(read(reference)).toEqual({ type: 'try later', because: 'not the receiver' });
  },
);

test.each([400, 404, 422])(
  'an answer with status %d is no receipt, whatever it says, so that the enquiry is sent again',
  (status) => {
    const body = { status: 'received', reference: newReference() };
    expect(readAnswer(status, body)).toEqual({ type: 'try later', because: 'not the receiver' });
  },
);
