import { describe, expect, test } from 'vitest';
import { candidateFrom, checkEnquiry, enquiryLimits } from '@/lib/enquiry/enquiry';

const asking = {
  kind: 'enquiry',
  name: 'Asha Stand-in',
  email: 'asha@example.com',
  about: ['/services/it-cloud'],
  message: 'Our tills stop when the line does.',
};

const errorsOf = (value: unknown) => {
  const verdict = checkEnquiry(value);
  return verdict.type === 'invalid' ? verdict.errors : {};
};

describe('what is accepted', () => {
  test.each([
    ['a question', asking],
    [
      'a phone number in place of an address',
      { ...asking, email: undefined, phone: '0712 345 678' },
    ],
    ['an international number', { ...asking, phone: '+254 (712) 345-678' }],
    ['no subject', { ...asking, about: [] }],
    ['a message of lines and tabs', { ...asking, message: 'One\n\ttwo' }],
    ['markup, which is text like any other', { ...asking, message: '<script>alert(1)</script>' }],
    ['names of any script', { ...asking, name: 'Ngũgĩ wa Thiong’o 李' }],
    ['a quote without timing and budget', { ...asking, kind: 'quote' }],
    ['a quote with both', { ...asking, kind: 'quote', timing: 'month', budget: 'undecided' }],
    [
      'a message of the full length',
      { ...asking, message: 'x'.repeat(enquiryLimits.messageCharacters) },
    ],
  ])('%s', (_, value) => {
    expect(checkEnquiry(value).type).toBe('valid');
  });

  test('timing and budget of a question and unknown fields are removed', () => {
    const verdict = checkEnquiry({ ...asking, budget: 'over-2m', admin: true });
    expect(verdict).toEqual({ type: 'valid', enquiry: asking });
  });
});

describe('what is refused, with the message next to the field', () => {
  test.each([
    [
      'no kind',
      { ...asking, kind: '' },
      'kind',
      'Choose whether you have a question or want a quote.',
    ],
    ['no name', { ...asking, name: ' ' }, 'name', 'Enter your name.'],
    [
      'a long name',
      { ...asking, name: 'x'.repeat(121) },
      'name',
      'Keep your name to 120 characters.',
    ],
    [
      'neither e-mail nor phone',
      { ...asking, email: undefined },
      'email',
      'Enter an e-mail address or a phone number; one is enough.',
    ],
    [
      'an address without a domain',
      { ...asking, email: 'asha@' },
      'email',
      'Enter an e-mail address like name@example.com.',
    ],
    [
      'a header behind the address',
      { ...asking, email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'Remove the control characters from the e-mail address.',
    ],
    [
      'two addresses',
      { ...asking, email: 'a@example.com,b@example.com' },
      'email',
      'Enter an e-mail address like name@example.com.',
    ],
    [
      'a short number',
      { ...asking, phone: '12345' },
      'phone',
      'Enter a phone number like 0712 345 678 or +254 712 345 678.',
    ],
    [
      'letters for a number',
      { ...asking, phone: 'call me' },
      'phone',
      'Enter a phone number like 0712 345 678 or +254 712 345 678.',
    ],
    [
      'a long organisation',
      { ...asking, organisation: 'x'.repeat(161) },
      'organisation',
      'Keep the organisation to 160 characters.',
    ],
    [
      'a subject that is no path',
      { ...asking, about: ['javascript:alert(1)'] },
      'about',
      'Choose subjects from the list.',
    ],
    [
      'another site as subject',
      { ...asking, about: ['//evil.example'] },
      'about',
      'Choose subjects from the list.',
    ],
    [
      'too many subjects',
      { ...asking, about: Array.from({ length: 21 }, (_, n) => `/services/s${n}`) },
      'about',
      'Choose at most 20 subjects.',
    ],
    [
      'no message',
      { ...asking, message: '\n' },
      'message',
      'Write a message: a sentence or two is enough.',
    ],
    [
      'a megabyte of message',
      { ...asking, message: 'x'.repeat(1_000_000) },
      'message',
      'Keep the message to 5000 characters; send longer documents by e-mail.',
    ],
    [
      'control characters',
      { ...asking, message: 'a\u0000b' },
      'message',
      'Remove the control characters from the message.',
    ],
    [
      'a direction override',
      { ...asking, name: 'a\u202eb' },
      'name',
      'Remove the control characters from your name.',
    ],
    [
      'an unknown timing',
      { ...asking, kind: 'quote', timing: 'yesterday' },
      'timing',
      'Choose a time from the list.',
    ],
    [
      'an inherited name as budget',
      { ...asking, kind: 'quote', budget: 'constructor' },
      'budget',
      'Choose a budget from the list.',
    ],
    [
      'the robots’ field',
      { ...asking, website: 'x' },
      'website',
      'Leave the field “Website” empty; it is there to catch robots.',
    ],
  ] as const)('%s', (_, value, field, words) => {
    expect(errorsOf(value)).toEqual({ [field]: words });
  });

  test('all errors are reported at once', () => {
    expect(Object.keys(errorsOf({ kind: 'enquiry', name: '', about: [], message: '' }))).toEqual([
      'name',
      'message',
      'email',
    ]);
  });

  test.each([null, undefined, 'text', 7, [], [asking]])('%j is no enquiry', (value) => {
    expect(checkEnquiry(value).type).toBe('invalid');
  });
});

describe('fields of a form', () => {
  test('are trimmed, cleaned of invisible characters, and omitted when empty', () => {
    const fields = new URLSearchParams([
      ['kind', 'enquiry'],
      ['name', '  Asha\u0000 Stand-in \r\n'],
      ['email', ' asha@example.com '],
      ['phone', ''],
      ['about', '/services/it-cloud'],
      ['about', '/services/it-cloud'],
      ['message', ' One\r\ntwo\u2028three\u0007 '],
      ['timing', 'month'],
    ]);
    expect(candidateFrom(fields)).toEqual({
      kind: 'enquiry',
      name: 'Asha  Stand-in',
      email: 'asha@example.com',
      about: ['/services/it-cloud'],
      message: 'One\ntwo\nthree',
    });
  });

  test('of a quote keep timing and budget', () => {
    const fields = new URLSearchParams('kind=quote&name=A&timing=month&budget=');
    expect(candidateFrom(fields)).toMatchObject({ kind: 'quote', timing: 'month' });
    expect(candidateFrom(fields)).not.toHaveProperty('budget');
  });
});
