import { describe, expect, test } from 'vitest';
import { candidateFrom, checkEnquiry, enquiryLimits } from './enquiry';

const question = {
  kind: 'enquiry',
  name: 'Asha Stand-in',
  email: 'asha@example.com',
  about: ['/services/it-cloud'],
  message: 'Our tills stop when the line does.',
};

const errorsOf = (change: object) => {
  const verdict = checkEnquiry({ ...question, ...change });
  return verdict.type === 'invalid' ? verdict.errors : {};
};

describe('an enquiry is accepted with', () => {
  const { messageCharacters } = enquiryLimits;

  test.each([
    ['a phone number instead of an e-mail address', { email: undefined, phone: '0712 345 678' }],
    ['an international number', { phone: '+254 (712) 345-678' }],
    ['a country code in brackets', { phone: '(+254) 712 345 678' }],
    ['a number with a slash after its network', { phone: '0712/345678' }],
    ['the extension of a desk', { phone: '020 794 6001 ext. 4' }],
    ['a short extension', { phone: '0207946001x412' }],
    ['the digits of another script', { phone: '٠٧١٢ ٣٤٥ ٦٧٨' }],
    ['no subject', { about: [] }],
    ['a message with several lines and a tab', { message: 'One\n\ttwo' }],
    ['markup, which is text like any other', { message: '<script>alert(1)</script>' }],
    ['a name in any writing system', { name: 'Ngũgĩ wa Thiong’o 李' }],
    ['a quote without timing and budget', { kind: 'quote' }],
    [
      'a quote with size, timing and budget',
      {
        kind: 'quote',
        size: '25 people, two sites',
        timing: 'Within a month',
        budget: 'Not decided',
      },
    ],
    [
      'a timing and a budget that the site no longer offers',
      { kind: 'quote', timing: 'By Easter', budget: 'under-100k' },
    ],
    ['a message of the full length', { message: 'x'.repeat(messageCharacters) }],
  ])('%s', (_, change) => {
    expect(checkEnquiry({ ...question, ...change }).type).toBe('valid');
  });

  test('unknown fields, and a budget if no quote is asked for; both are removed', () => {
    const verdict = checkEnquiry({ ...question, budget: 'Over 2m', admin: true });
    expect(verdict).toEqual({ type: 'valid', enquiry: question });
  });
});

describe('an enquiry is refused, with a message for the field, if it has', () => {
  const subjects = Array.from({ length: 4 }, (_, number) => `/services/s${number}`);
  const example = 'Enter an e-mail address like name@example.com.';
  const quote = { kind: 'quote' };

  test.each([
    ['no kind', { kind: '' }, 'kind', 'Choose whether you have a question or want a quote.'],
    ['no name', { name: ' ' }, 'name', 'Enter your name.'],
    ['a name that nobody can see', { name: '\u200b\u3164' }, 'name', 'Enter your name.'],
    [
      'a name that is too long',
      { name: 'x'.repeat(121) },
      'name',
      'Keep your name to 120 characters.',
    ],
    [
      'neither e-mail nor phone',
      { email: undefined },
      'email',
      'Enter an e-mail address or a phone number; one is enough.',
    ],
    ['an address without a domain', { email: 'asha@' }, 'email', example],
    [
      'an address with an invisible character',
      { email: 'asha@example.com\u200e' },
      'email',
      example,
    ],
    ['an address with a dot before its @', { email: 'asha.@example.com' }, 'email', example],
    ['an address that starts with a dot', { email: '.asha@example.com' }, 'email', example],
    ['an address with two dots in a row', { email: 'asha..k@example.com' }, 'email', example],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', example],
    [
      'a header after the address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'Remove the control characters from the e-mail address.',
    ],
    [
      'a phone number that is too short',
      { phone: '12345' },
      'phone',
      'Enter a phone number with 7 to 15 digits.',
    ],
    [
      'a phone number that is only an extension',
      { phone: 'ext. 1234567' },
      'phone',
      'Enter a phone number with 7 to 15 digits.',
    ],
    [
      'a phone number that is too long',
      { phone: '071 234 5678 ext. 1234         1' },
      'phone',
      'Keep the phone number to 30 characters.',
    ],
    [
      'an address that is too long',
      { email: `${'a'.repeat(243)}@example.com` },
      'email',
      'Keep the e-mail address to 254 characters.',
    ],
    [
      'a very long subject',
      { about: [`/${'a'.repeat(200)}`] },
      'about',
      'Choose subjects from the list.',
    ],
    [
      'a very long phone number, before a pattern reads all of it',
      { phone: `0712345${' '.repeat(60_000)}!` },
      'phone',
      'Keep the phone number to 30 characters.',
    ],
    [
      'an organisation that is too long',
      { organisation: 'x'.repeat(161) },
      'organisation',
      'Keep the organisation to 160 characters.',
    ],
    [
      'a script as a subject',
      { about: ['javascript:alert(1)'] },
      'about',
      'Choose subjects from the list.',
    ],
    [
      'another site as a subject',
      { about: ['//evil.example'] },
      'about',
      'Choose subjects from the list.',
    ],
    ['too many subjects', { about: subjects }, 'about', 'Choose at most 3 subjects.'],
    ['no message', { message: '\n' }, 'message', 'Write a message: a sentence or two is enough.'],
    [
      'a message that nobody can see',
      { message: '\u2060\ufeff\n\u2800' },
      'message',
      'Write a message: a sentence or two is enough.',
    ],
    [
      'a message of a megabyte',
      { message: 'x'.repeat(1_000_000) },
      'message',
      'Keep the message to 5000 characters; send longer documents by e-mail.',
    ],
    [
      'control characters',
      { message: 'a\u0000b' },
      'message',
      'Remove the control characters from the message.',
    ],
    [
      'a direction override',
      { name: 'a\u202eb' },
      'name',
      'Remove the control characters from your name.',
    ],
    [
      'a timing of two lines',
      { ...quote, timing: 'soon\nBcc: x' },
      'timing',
      'Remove the control characters from the time.',
    ],
    [
      'a budget that is too long',
      { ...quote, budget: 'x'.repeat(121) },
      'budget',
      'Keep the budget to 120 characters.',
    ],
    [
      'text in the field for robots',
      { website: 'x' },
      'website',
      'Leave the field “Website” empty; it is there to catch robots.',
    ],
  ] as const)('%s', (_, change, field, words) => {
    expect(errorsOf(change)).toEqual({ [field]: words });
  });

  test('a wrong phone number, with the examples of the form', () => {
    expect(checkEnquiry({ ...question, phone: '12345' }, '020 7946 0018')).toEqual({
      type: 'invalid',
      errors: { phone: 'Enter a phone number like 020 7946 0018.' },
    });
  });

  test('several mistakes, which are all reported at once', () => {
    const errors = errorsOf({ name: '', email: undefined, message: '' });
    expect(Object.keys(errors)).toEqual(['name', 'message', 'email']);
  });
});

describe('fields of a form', () => {
  test('are trimmed, cleaned of invisible characters, and omitted when empty', () => {
    const fields = new URLSearchParams([
      ['kind', 'enquiry'],
      ['name', '  Asha\u0000 Stand-in \r\n'],
      ['email', ' asha@example.com '],
      ['phone', ''],
      ['about', ''],
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

  test.each([
    ['a mark of direction', 'phone', '\u200e0712 345 678', '0712 345 678'],
    ['a space without width', 'phone', '0712\u200b345678', '0712345678'],
    ['hyphens and spaces that do not break', 'phone', '0712\u2011345\u00a0678', '0712-345 678'],
    ['an en dash', 'phone', '0712\u2013345\u2013678', '0712-345-678'],
    ['a mark of direction', 'email', 'asha@example.com\u200e', 'asha@example.com'],
    ['a soft hyphen', 'email', 'asha@exam\u00adple.com', 'asha@example.com'],
    ['a joiner', 'email', 'asha\u200d@example.com', 'asha@example.com'],
    ['a joiner that the script needs', 'name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a byte order mark', 'name', '\ufeffAsha', 'Asha'],
    ['a word joiner', 'organisation', 'Duka\u2060 Ltd', 'Duka Ltd'],
  ])('with %s in the %s are read as they look', (_, field, pasted, seen) => {
    const given = { ...question, phone: '0712 345 678', about: '/services/it-cloud' };
    const candidate = candidateFrom(new URLSearchParams({ ...given, [field]: pasted }));
    expect(candidate).toMatchObject({ [field]: seen });
    expect(checkEnquiry(candidate).type).toBe('valid');
  });

  test('of a quote include the timing and the budget, unless they are empty', () => {
    const fields = new URLSearchParams('kind=quote&name=A&timing=month&budget=');
    expect(candidateFrom(fields)).toMatchObject({ kind: 'quote', timing: 'month' });
    expect(candidateFrom(fields)).not.toHaveProperty('budget');
  });
});
