import { describe, expect, test } from 'vitest';
import { databaseFile, readDatabaseUrl, readSettings } from './settings';

const good = {
  SMTP_URL: 'smtps://user:pass%20word@mail.example.com',
  ENQUIRY_FROM: 'Website <website@example.com>',
  ENQUIRY_TO: 'desk@example.com, sales@example.com',
  ENQUIRY_ORIGINS: 'https://www.example.com, http://localhost:8080',
  ENQUIRY_PROXIES: '1',
};

/** The lines of the message about some settings. */
function complaints(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

describe('the settings of the receiver', () => {
  test('have defaults for all but the mail server, the addresses and the origins', () => {
    expect(readSettings(good)).toEqual({
      databaseUrl: 'file:enquiries/enquiries.db',
      smtpUrl: good.SMTP_URL,
      from: good.ENQUIRY_FROM,
      to: ['desk@example.com', 'sales@example.com'],
      origins: ['https://www.example.com', 'http://localhost:8080'],
      proxies: 1,
      keepDays: 90,
      host: '127.0.0.1',
      port: 8788,
    });
  });

  test('accept a password with encoded letters of any language', () => {
    expect(complaints({ ...good, SMTP_URL: 'smtps://user:p%C3%A4ss@mail.example.com' })).toEqual(
      [],
    );
  });

  test('accept the option of the mail server in either case', () => {
    expect(complaints({ ...good, SMTP_URL: 'smtp://mail.example.com?requiretls=FALSE' })).toEqual(
      [],
    );
  });

  test('that are missing are all named in one message', () => {
    const named = complaints({ ENQUIRY_TO: '' }).map((line) => line.split('. ')[0]);
    expect(named).toEqual([
      'SMTP_URL is missing',
      'ENQUIRY_FROM is missing',
      'ENQUIRY_TO is missing',
      'ENQUIRY_ORIGINS is missing',
      'ENQUIRY_PROXIES is missing',
      'docs/enquiries.md lists the settings.',
    ]);
  });

  test.each([
    ['SMTP_URL', 'localhost:2525'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['ENQUIRY_FROM', 'notanaddress'],
    ['ENQUIRY_TO', 'desk@example.com, nobody'],
    ['ENQUIRY_ORIGINS', 'h.example'],
    ['ENQUIRY_ORIGINS', 'https://www.example.com/'],
    ['SMTP_URL', 'smtps://user:p@ss@mail.example.com'],
    ['SMTP_URL', 'smtps://user:p@ss/word@mail.example.com'],
    ['SMTP_URL', 'smtps://user:1/ss@mail.example.com'],
    ['SMTP_URL', 'smtps://user:50%@mail.example.com'],
    // The encoding of Latin-1, which is not UTF-8.
    ['SMTP_URL', 'smtps://user:p%E4ss@mail.example.com'],
    ['SMTP_URL', 'smtps://us%ff:pass@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?ignoreTLS=true'],
    ['ENQUIRY_PROXIES', 'yes'],
    ['ENQUIRY_KEEP_DAYS', '0'],
    ['ENQUIRY_KEEP_DAYS', 'ninety'],
    ['PORT', '70000'],
  ])('are checked: %s=%s', (name, value) => {
    const [first, ...more] = complaints({ ...good, [name]: value });
    expect(first).toContain(`${name} is wrong. Set it to `);
    expect(more).toHaveLength(1);
  });

  test('that nobody reads are named, because a name may be mistyped', () => {
    expect(complaints({ ...good, ENQUIRY_KEEPDAYS: '3' })).toContain(
      'ENQUIRY_KEEPDAYS is not a setting.',
    );
  });

  test('refuse a receiver that only a proxy can reach and that would take all visitors for one', () => {
    expect(complaints({ ...good, ENQUIRY_PROXIES: '0' }).join()).toContain(
      'but ENQUIRY_PROXIES is 0',
    );
    const trial = { ...good, ENQUIRY_PROXIES: '0', ENQUIRY_ORIGINS: 'http://localhost:8080' };
    expect(complaints(trial)).toEqual([]);
    expect(complaints({ ...good, ENQUIRY_PROXIES: '0', HOST: '0.0.0.0' })).toEqual([]);
  });

  test('never show the password of the mail server', () => {
    expect(complaints({ ...good, SMTP_URL: 'smtpz://user:secret@mail' }).join()).not.toContain(
      'secret',
    );
  });

  test.each(['file:/var/lib/enquiries.db', 'd1:1234'])('accept %s as a database', (url) =>
    expect(readDatabaseUrl({ ENQUIRY_DATABASE_URL: url })).toBe(url),
  );

  test.each([
    ...['enquiries.db', 'postgres://localhost/enquiries', 'd1:', 'file:'],
    ...['file:/srv/100%/e.db', 'file:100%.db', 'file:/srv/a#b.db', 'file:a?b.db'],
    'file://server/e.db',
  ])('refuse %s as a database, and say what it is and how to write it', (url) => {
    const [first, ...more] = complaints({ ...good, ENQUIRY_DATABASE_URL: url });
    expect(first).toMatch(
      `ENQUIRY_DATABASE_URL is ${url}. Set it to a file such as file:enquiries/enquiries.db, with %25, %23 and %3F for`,
    );
    expect(more).toHaveLength(1);
  });

  test.each([
    ['file:/srv/100%25/a%23b.db', '/srv/100%/a#b.db'],
    ['file:///srv/my%20enquiries.db', '/srv/my enquiries.db'],
    ['file:100%25/a%23b.db', '100%/a#b.db'],
    ['file:enquiries/enquiries.db', 'enquiries/enquiries.db'],
  ])('%s is the file %s', (url, file) => {
    expect(databaseFile(readDatabaseUrl({ ENQUIRY_DATABASE_URL: url }))).toBe(file);
  });
});
