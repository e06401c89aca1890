import { describe, expect, test } from 'vitest';
import { commitments } from '@/content/company/commitments';
import { givenFact, insuranceInWords } from '@/content/company/facts';
import { publicHolidays } from '@/content/company/holidays';
import { hourOfWeek, longestClosing } from '@/content/company/warnings';
import { priceMeasures } from '@/content/prices/measures';
import { hoursInRows, hoursInShort, hoursInWords } from '@/content/values/office-hours';
import { officeSpan, openingAt, openingInWords } from '@/lib/business-hours';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const week = {
  Monday: { opens: '08:00', closes: '17:00' },
  Tuesday: { opens: '08:00', closes: '17:00' },
  Wednesday: { opens: '08:00', closes: '17:00' },
  Thursday: { opens: '08:00', closes: '17:00' },
  Friday: { opens: '08:00', closes: '17:00' },
  Saturday: { opens: '09:00', closes: '13:00' },
};
const say = (moment: string) => openingInWords(openingAt(new Date(moment), week));

describe('the opening state, in Nairobi time', () => {
  test.each([
    ['2026-11-23T05:00:00Z', 'Open now, until 17:00 Nairobi time.'], // Monday 08:00
    ['2026-11-23T13:59:59Z', 'Open now, until 17:00 Nairobi time.'],
    ['2026-11-23T04:59:00Z', 'Closed now. Opens today at 08:00 Nairobi time.'],
    ['2026-11-23T14:00:00Z', 'Closed now. Opens tomorrow at 08:00 Nairobi time.'], // 17:00
    ['2026-11-22T21:00:00Z', 'Closed now. Opens today at 08:00 Nairobi time.'], // Monday 00:00
    ['2026-11-28T10:00:00Z', 'Closed now. Opens on Monday at 08:00 Nairobi time.'], // Saturday 13:00
  ])('%s', (moment, words) => {
    expect(say(moment)).toBe(words);
  });

  test('the office is closed on a public holiday, which is named', () => {
    expect(say('2026-10-20T08:00:00Z')).toBe(
      'Closed today for Mashujaa Day. Opens tomorrow at 08:00 Nairobi time.',
    );
  });

  test('after Christmas and Boxing Day, the office opens on Monday', () => {
    expect(say('2026-12-24T15:00:00Z')).toBe('Closed now. Opens on Monday at 08:00 Nairobi time.');
  });

  test('a holiday set by the moon is “expected”, and the days next to it are uncertain', () => {
    expect(say('2027-03-08T08:00:00Z')).toContain('Idd-ul-Fitr may be today.');
    expect(say('2027-03-09T08:00:00Z')).toContain('Idd-ul-Fitr, which is expected today.');
    expect(say('2027-03-10T08:00:00Z')).toBe(
      'Open now, until 17:00 Nairobi time. Idd-ul-Fitr may be today. If so, we are closed.',
    );
    expect(say('2027-03-11T08:00:00Z')).toBe('Open now, until 17:00 Nairobi time.');
  });

  test('the day on which the office opens next is as uncertain, also on the evening before', () => {
    expect(say('2026-03-18T15:00:00Z')).toBe(
      'Closed now. Opens tomorrow at 08:00 Nairobi time. Idd-ul-Fitr may be tomorrow. If so, we are closed.',
    );
    // A Sunday, two days before the expected Tuesday.
    expect(say('2027-03-07T09:00:00Z')).toContain('Idd-ul-Fitr may be tomorrow.');
    // The evening of Monday, after work: whether the holiday was that day no longer matters.
    expect(say('2027-03-08T15:00:00Z')).toBe(
      'Closed now. Opens on Wednesday at 08:00 Nairobi time. Idd-ul-Fitr may be on Wednesday. If so, we are closed.',
    );
    expect(say('2027-03-10T04:00:00Z')).toContain(
      'Opens today at 08:00 Nairobi time. Idd-ul-Fitr may be today.',
    );
    expect(say('2027-03-10T15:00:00Z')).toBe('Closed now. Opens tomorrow at 08:00 Nairobi time.');
  });

  test('on the last day of the table, a note says that holidays of the next day’s year are not known', () => {
    const year = publicHolidays.lastYear + 1;
    expect(say(`${publicHolidays.lastYear}-12-31T15:00:00Z`)).toContain(
      `Public holidays of ${year} are not in our list yet. We are closed on them.`,
    );
  });

  test('after the last year of the table, a note says that holidays are not known', () => {
    const year = publicHolidays.lastYear + 1;
    expect(say(`${year}-12-12T08:00:00Z`)).toContain(
      `Public holidays of ${year} are not in our list yet. We are closed on them.`,
    );
  });

  test('an office that opens again in a week or more says the date', () => {
    const mondays = { Monday: { opens: '08:00', closes: '17:00' } };
    expect(openingInWords(openingAt(new Date('2026-11-23T15:00:00Z'), mondays))).toBe(
      'Closed now. Opens on Monday, 30 November at 08:00 Nairobi time.',
    );
  });

  test('an office whose next day is a holiday opens two weeks from today', () => {
    const mondays = { Monday: { opens: '08:00', closes: '17:00' } };
    // Monday, 30 March 2026. The next Monday is Easter Monday.
    expect(openingInWords(openingAt(new Date('2026-03-30T15:00:00Z'), mondays))).toBe(
      'Closed now. Opens on Monday, 13 April at 08:00 Nairobi time.',
    );
  });

  test('a company that never opens has no next opening', () => {
    const opening = openingAt(new Date('2026-11-23T08:00:00Z'), {});
    expect(opening).toMatchObject({ state: 'closed', next: undefined });
  });
});

test('days with the same hours share a row', () => {
  expect(hoursInRows(week)).toEqual([
    { days: 'Monday to Friday', hours: '08:00 to 17:00' },
    { days: 'Saturday', hours: '09:00 to 13:00' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});

test('in a line, the hours leave out days on which the office is closed', () => {
  expect(hoursInWords(week)).toBe('Monday to Friday 08:00 to 17:00, Saturday 09:00 to 13:00');
  expect(hoursInShort(week)).toBe('Mon to Fri 08:00 to 17:00, Sat 09:00 to 13:00');
});

test('the office span, in hours, is that of the first working day', () => {
  expect(officeSpan({ Tuesday: { opens: '07:30', closes: '16:00' } })).toEqual({
    from: 7.5,
    hours: 8.5,
  });
  const weekday = { opens: '08:00', closes: '17:00' };
  expect(officeSpan({ Sunday: { opens: '10:00', closes: '12:00' }, Monday: weekday })).toEqual({
    from: 8,
    hours: 9,
  });
  expect(officeSpan({})).toEqual({ from: 0, hours: 0 });
});

describe('the longest closing of a week without holidays', () => {
  const day = { opens: '08:00', closes: '17:00' };

  test('is the weekend, from Saturday at 13:00 to Monday at 08:00', () => {
    const { from, to } = longestClosing(week);
    expect(to - from).toBe(43);
    expect(hourOfWeek(from)).toBe('Saturday at 13:00');
    expect(hourOfWeek(to)).toBe('Monday at 08:00');
    expect(hourOfWeek(to + 12)).toBe('Monday at 20:00');
  });

  test('goes on into the next week, and may be in the middle of one', () => {
    const wednesday = longestClosing({ Wednesday: { opens: '08:30', closes: '17:00' } });
    expect([wednesday.from, wednesday.to].map(hourOfWeek)).toEqual([
      'Wednesday at 17:00',
      'Wednesday at 08:30',
    ]);
    const { from, to } = longestClosing({ Monday: day, Thursday: day, Sunday: day });
    expect(to - from).toBe(63);
  });
});

test('the glossary and the draft agreement take what decides a price or a time from its source', () => {
  const { officeHours, workingDay, criticalFault, nightCover, onCall, nextFault } = commitments;
  expect(officeHours.phrase).toBe(hoursInWords());
  const terms = pathsOfKind('glossary').flatMap((path) => copyOf(path).terms);
  for (const [name, meaning] of [
    ['Office hours', officeHours.promise],
    ['Working day', workingDay.promise],
    ['Critical fault', criticalFault.promise],
    ['Support agreement', nightCover.promise],
    ['User', priceMeasures['per user'].meaning],
  ] as const) {
    expect(terms.find(({ term }) => term === name)?.definition, name).toContain(meaning);
  }
  const { files } = copyOf('/resources/downloads');
  const agreement = files.find(({ slug }) => slug === 'service-agreement-draft');
  const clauses = JSON.stringify(agreement);
  for (const promise of [officeHours, workingDay, criticalFault, onCall, nextFault].map(
    (commitment) => commitment.promise,
  )) {
    expect(clauses).toContain(promise);
  }
  // Whoever reads of two engineers at any hour reads in the same place what a third fault does.
  for (const path of ['/company/about-us/our-team', ...pathsOfKind('faqs')] as const) {
    expect(JSON.stringify(copyOf(path)), path).toContain(nextFault.promise);
  }
});

test('while the insurer is not known, the insurance is still to be', () => {
  const isKnown = commitments.insurance.signed !== 'not yet' && givenFact('Insurance') !== '';
  expect(insuranceInWords.includes('our insurance is to cover')).toBe(!isKnown);
});
