import { expect, test } from 'vitest';
import {
  commitments,
  deskStartWeeks,
  insuranceCover,
  paymentCap,
  travelPrice,
} from '@/content/company/commitments';
import { faultNote, weekendNote } from '@/content/company/enquiry-notes';
import { noticeWithoutWatch } from '@/content/company/warnings';
import { copy } from '@/content/copy';
import { priceMeasures } from '@/content/prices/measures';
import { portalBill } from '@/content/prices/portal';
import { furtherPrices, guarantee, prices } from '@/content/prices/prices';
import {
  guaranteeInWords,
  saccoDay,
  saccoFirstYear,
  saccoIntegration,
  saccoLaterYear,
  saccoThreeYears,
} from '@/content/prices/sacco-integration';
import {
  eachOfSixty,
  largeLicencesAdd,
  sixtyPeople,
  sixtyPeopleInAll,
} from '@/content/prices/sixty-people';
import { leastVisit, usualRepair } from '@/content/prices/usual-repair';
import { site } from '@/content/site';
import { real, standIn } from '@/content/values/company-value';
import { about, withCurrency } from '@/content/values/money';
import {
  amountInWords,
  billed,
  billedSetUp,
  bothSums,
  driversInWords,
  firstYearOf,
  type Price,
  priceInWords,
  quotedSum,
  quotedYear,
  startInWords,
  startingAmount,
  sumOf,
  taxOf,
} from '@/content/values/price';
import { fieldsIn, isRecord, proseIn } from '@/lib/checks/fields';
import { overdueFacts } from '@/lib/checks/overdue';
import { copyOf } from '@/lib/pages/copy';
import { pricedOfferOf } from '@/lib/pages/offers';
import { pathsOfKind } from '@/lib/pages/tree';

/** What the pages of services, solutions and industries say. */
const copyOfOffers = Object.fromEntries(
  Object.entries(copy).filter(([path]) => /^\/(?:services|solutions|industries)/.test(path)),
);

test('an amount is shown with what it is counted by and never as fixed, and a price on request is only its measure', () => {
  const price: Price = {
    measure: 'per user',
    from: standIn(1_800),
  };
  expect(priceInWords(price)).toBe('from KSh 1,800 per user, per month');
  expect(priceInWords({ ...price, measure: 'fixed price' })).toBe('from KSh 1,800');
  expect(priceInWords({ ...price, from: 'on request' })).toBe('Per user, per month');
});

test('a price of a part says what it buys', () => {
  const price: Price = { measure: 'fixed price', from: standIn(90), buys: 'the link alone' };
  expect(priceInWords(price)).toBe('from KSh 90 for the link alone');
  expect(startingAmount({ ...price, measure: 'per user' })).toBe(
    'KSh 90 per user, per month for the link alone',
  );
});

test('a price says how much each thing adds to it, as often as the price is paid', () => {
  const price: Price = { measure: 'per user', from: standIn(1_800) };
  expect(driversInWords(price)).toBeUndefined();
  const drivers = [{ what: 'distant site', price: standIn(8_000) }];
  expect(driversInWords({ ...price, drivers })).toBe('Each distant site adds KSh 8,000 a month.');
  drivers.push({ what: 'further device', price: standIn(150) });
  expect(driversInWords({ ...price, measure: 'fixed price', drivers })).toBe(
    'Each distant site adds KSh 8,000, and each further device KSh 150.',
  );
});

test.each(['permanent licence', 'percentage of savings'])(
  'an amount for a “%s” is no rate, because its measure says so',
  (phrase) => {
    const measure = priceMeasures['fixed price'];
    const own = measure.phrase;
    const price: Price = { measure: 'fixed price', from: standIn(900) };
    try {
      Object.assign(measure, { phrase });
      expect(priceInWords(price)).toBe('from KSh 900');
    } finally {
      Object.assign(measure, { phrase: own });
    }
  },
);

test('what adds to a price is never what its measure counts already', () => {
  const all: Readonly<Record<string, Price>> = prices;
  const drivers = Object.entries(all).flatMap(([path, price]) =>
    (price.drivers ?? []).map(({ what }) => ({ path, what, measure: price.measure })),
  );
  expect(drivers.length).toBeGreaterThan(40);
  for (const { path, what, measure } of drivers) {
    const counted = [priceMeasures[measure].unit, `further ${priceMeasures[measure].unit}`];
    expect(counted, path).not.toContain(what);
  }
});

test('a group shows the lowest fixed price of the offers below it', () => {
  const offers = [...pathsOfKind('service'), ...pathsOfKind('solution')];
  for (const group of pathsOfKind('group')) {
    const fixed = offers.flatMap((path) => {
      const { measure, from } = copyOf(path).glance.price;
      const isBelow = path.startsWith(`${group}/`) && measure === 'fixed price';
      return isBelow && from !== 'on request' ? [from.value] : [];
    });
    const price = pricedOfferOf(group)?.price;
    if (price?.measure !== 'fixed price') continue;
    expect(price.from, group).toMatchObject({ value: Math.min(...fixed) });
  }
});

test('an amount is not marked in a sentence, because the page and the draft say that it is a sample', () => {
  expect(amountInWords(standIn(3_000))).toBe('KSh 3,000');
});

test('a price says what a day of the start costs, and nothing if the price or the set-up covers the start', () => {
  const price: Price = { measure: 'per user', from: standIn(1_800) };
  expect(startInWords({ ...price, startByTheDay: real(20_000) })).toBe(
    'Work before the first month costs KSh 20,000 a day',
  );
  expect(startInWords(price)).toBeUndefined();
  expect(startInWords({ ...price, setUp: real(500) })).toBeUndefined();
});

test('the sum of a bill has the lines that are paid at the same time', () => {
  const price: Price = { measure: 'per user', from: standIn(1_800) };
  const lines = [
    billed('Desk', 10, price),
    billedSetUp('Start', 1, { ...price, setUp: real(500) }),
  ];
  expect(sumOf(lines, 'month')).toBe(18_000);
  expect(sumOf(lines, 'once')).toBe(500);
  expect(sumOf(lines, 'year')).toBe(0);
});

test('the first year of a bill has twelve months and three terms', () => {
  const line = { item: 'Line', count: 1, unit: 'site', each: real(100) };
  const lines = (['once', 'month', 'term', 'year'] as const).map((paid) => ({ ...line, paid }));
  expect(firstYearOf(lines)).toBe(116 * (1 + 12 + 3 + 1));
});

test('a bill cannot contain an offer without an amount', () => {
  const price: Price = { measure: 'per user', from: 'on request' };
  expect(() => billed('Support', 25, price)).toThrow('"Support", whose price is on request');
  expect(() => billedSetUp('Posigen', 1, price)).toThrow('has no "setUp"');
});

test('a fact is overdue from its day on', () => {
  const copy = { '/': { sources: [{ fact: 'A rate', recheckBy: '2027-02-01' }] } };
  expect(overdueFacts({}, copy, '2027-01-31')).toEqual([]);
  expect(overdueFacts({}, copy, '2027-02-01')).toEqual([
    expect.stringContaining('home.ts: the field "sources (entry 1).recheckBy" was 2027-02-01'),
  ]);
});

test('the cap on liability for payment work is above the money of the sample day', () => {
  expect(paymentCap.event).toBeGreaterThan(saccoDay.mpesa + saccoDay.bank);
  expect(paymentCap.event, 'or the balance of the example is not covered').toBeGreaterThan(
    guarantee.balance.value,
  );
  expect(paymentCap.year).toBeGreaterThanOrEqual(paymentCap.event);
  expect(insuranceCover, 'two clients may claim in one year').toBeGreaterThan(2 * paymentCap.year);
});

test('a server on a bill that is watched at night has its care and its backup on the same bill', () => {
  const managed = '/services/support-and-management/managed-it';
  const needed = [
    prices[`${managed}/system-administration`].from.value,
    prices[`${managed}/data-backup-recovery`].from.value,
  ];
  const bills = [...pathsOfKind('project'), ...pathsOfKind('industry'), ...pathsOfKind('service')]
    .flatMap((path) => copyOf(path).sections.map((section) => ({ path, section })))
    .flatMap(({ path, section }) => (section.type === 'bill' ? [{ path, ...section }] : []));
  const watched = bills.filter(({ lines }) =>
    lines.some(
      ({ each, unit }) =>
        unit === 'device' && each.value === furtherPrices.serverDayAndNight.from.value,
    ),
  );
  expect(watched.length).toBeGreaterThan(2);
  for (const { path, lines } of watched) {
    expect(
      lines.map(({ each }) => each.value),
      path,
    ).toEqual(expect.arrayContaining(needed));
  }
});

test('wherever the price of an hour of repair stands, the least sum of a visit stands beside it', () => {
  const hour = `${amountInWords(furtherPrices.repair.from)} an hour`;
  const texts = [faultNote, ...proseIn(copy).map(({ value }) => value)].filter((text) =>
    text.includes(hour),
  );
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) expect(text).toContain(leastVisit);
  const options = fieldsIn(copy).flatMap(({ value }) =>
    isRecord(value) && value.price === furtherPrices.repair ? [value.outcome] : [],
  );
  expect(options.length).toBeGreaterThan(0);
  for (const outcome of options) expect(outcome).toContain(leastVisit);
  expect(leastVisit).toBe('a visit at least KSh 6,000');
  expect(usualRepair).toContain('2 to 4 hours');
  expect(priceMeasures.hourly.meaning).toContain('at least two hours');
});

test('without an agreement only the sure day is promised, without the hope of an earlier one', () => {
  const { phrase } = commitments.withoutAgreement;
  expect(phrase).toMatch(/^within two office hours, and start by the next working day$/);
});

test('a loss is also a payout gone wrong and a penalty, wherever a client reads what a loss is', () => {
  expect(commitments.losses.phrase).toMatch(/penalty from an authority or regulator/);
  expect(commitments.paymentLosses.promise).toMatch(/wrong, double or misdirected.*wrong member/);
  for (const path of [
    '/company/about-us/how-we-work',
    '/services/systems-integration/banking-systems-integration',
  ] as const) {
    expect(JSON.stringify(copyOf(path)), path).toContain(commitments.paymentLosses.promise);
  }
  const terms = JSON.stringify(copyOf('/company/about-us/how-we-work'));
  for (const { promise } of [commitments.losses, commitments.acceptance]) {
    expect(terms).toContain(promise);
  }
});

test('the bill of a SACCO and the pages give the guarantee and the night watch one price', () => {
  expect(furtherPrices.bankGuarantee.from.value).toBe(18_000);
  expect(guaranteeInWords).toBe('2% a year of a tenth of a paybill balance of KSh 9,000,000');
  const line = saccoIntegration.find(({ each }) => each === furtherPrices.nightWatch.from);
  expect(line).toMatchObject({ each: { value: 120_000 }, paid: 'month' });
  for (const path of [
    '/industries/finance-and-insurance',
    '/services/support-and-management/managed-it/security-management',
  ] as const) {
    const words = JSON.stringify(copyOf(path));
    expect(words, path).toContain('KSh 120,000 a month');
    expect(words, path).not.toContain('from KSh 120,000');
  }
});

test('the sums of the bill of 60 people are those of its table, licences and storage box included', () => {
  expect(sixtyPeopleInAll).toBe(
    'about KSh 333,000 a month, about KSh 5,400,000 in the first year and about KSh 13,390,000 in three years, with VAT',
  );
  expect(about(firstYearOf(sixtyPeople))).toBe('about KSh 5,400,000');
  const paid = sixtyPeople.map(({ each }) => each);
  for (const { from } of [furtherPrices.officeSmall, furtherPrices.storageBox])
    expect(paid).toContain(from);
  expect(largeLicencesAdd).toBe('about KSh 103,000 a month');
  expect(eachOfSixty).toBe('about KSh 5,600 for each person a month, with VAT');
});

test('the sums of a long bill stand on the page that explains them, and others link to it', () => {
  // A page that an editor has made as a copy of another one has its sentences for a while.
  const sentences = [...new Set(proseIn(copy).map(({ value }) => value))];
  for (const sums of [sixtyPeopleInAll, saccoFirstYear, saccoLaterYear, saccoThreeYears])
    expect(sentences.filter((text) => text.includes(sums))).toHaveLength(1);
});

test('a sum that contains an estimate is rounded and called “about” in every sentence', () => {
  const ours = billed('Desk', 25, { measure: 'per user', from: standIn(2_600) });
  const others = billed('Router', 1, furtherPrices.router, 'router');
  expect(quotedSum([ours], 'month')).toBe('KSh 75,400');
  expect(quotedYear([ours, others])).toBe('about KSh 934,000');
  expect(bothSums([ours, others])).toBe('about KSh 29,000 once and KSh 75,400 a month');
  expect(saccoFirstYear).toBe('about KSh 6,250,000');
  const exact = [saccoIntegration, sixtyPeople, portalBill].flatMap((lines) =>
    [
      firstYearOf(lines),
      ...(['once', 'month'] as const).map((paid) => sumOf(lines, paid) + taxOf(lines, paid)),
    ].map((sum) => withCurrency(sum)),
  );
  const sentences = proseIn(copy).map(({ value }) => value);
  for (const sum of exact)
    expect(
      sentences.filter((text) => text.includes(sum)),
      sum,
    ).toEqual([]);
});

test('the weeks until the desk answers are counted from the call, and its days are those of the agreement', () => {
  expect(commitments.deskStart.phrase).toBe(`${5 * deskStartWeeks} working days`);
  const words = proseIn(copy).map(({ value }) => value);
  expect(words).toContainEqual(
    expect.stringMatching(/ 7 weeks after your first call at most, .* after 17\b/),
  );
});

test('wherever a buyer reads what a mobile router costs, the day of work and the tax are in it', () => {
  const texts = proseIn(copy).filter(({ value }) => /mobile router.*KSh/.test(value));
  expect(texts.length).toBeGreaterThan(0);
  for (const { value } of texts) expect(value).toContain('about KSh 41,000 once with VAT');
});

test('what travel costs has one wording, with what the sum includes', () => {
  expect(travelPrice).toBe('KSh 15,000 a day for each person, fare and hotel included');
  const texts = proseIn(copy).filter(({ value }) => value.includes('KSh 15,000 a day'));
  expect(texts.length).toBeGreaterThan(2);
  for (const { value } of texts) expect(value).toContain(travelPrice);
});

test('no page says that the insurance covers anybody before it is in force', () => {
  const texts = proseIn(copy).filter(({ value }) => value.includes(withCurrency(insuranceCover)));
  expect(texts.length).toBeGreaterThan(1);
  for (const { value } of texts) expect(value).toMatch(/from the day you sign/i);
});

test('while the figures of the company are samples, the page with them says who has not confirmed them', () => {
  const { sections } = copyOf('/company/about-us');
  const figures = sections.find(({ type }) => type === 'company-statistics');
  expect(figures).toMatchObject(
    site.stats.standIn ? { intro: expect.stringContaining('not confirmed') } : {},
  );
});

test('the cap on liability names its period, and the tenth for lateness is due beside it', () => {
  expect(commitments.liabilityCap.phrase).toContain('for all losses of one year together');
  expect(commitments.lossOnTop.promise).toMatch(/even if you lost nothing.*as well, up to the cap/);
});

test('how late word of an attack may come has one wording, with weekends and holidays', () => {
  expect(noticeWithoutWatch).toMatch(
    /^Without a night watch, you may hear of an attack on \w+day at [\d:]{5} only on \w+day at [\d:]{5}, or later after a public holiday\.$/,
  );
  const texts = proseIn(copy).filter(({ value }) =>
    /hear (?:from us until|of an attack on)/.test(value),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const { value } of texts) expect(value).toContain(noticeWithoutWatch);
});

test('the page of a portal has the monthly cost of the bill of the sample portal', () => {
  const monthly = quotedSum(portalBill, 'month');
  expect(monthly).toBe('about KSh 32,000');
  const project = copyOf('/projects/clearing-agent-document-portal');
  expect(project.sections.find(({ type }) => type === 'bill')).toMatchObject({
    lines: portalBill,
  });
  const texts = proseIn(copy).map(({ value }) => value);
  expect(texts.filter((text) => text.includes(`${monthly} a month`))).not.toEqual([]);
});

test('wherever people are told when we start without an agreement, the weekend has its price', () => {
  const texts = proseIn(copy)
    .map(({ value }) => value)
    .filter((text) => text.includes(commitments.withoutAgreement.phrase));
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    const saysSo = [commitments.weekendRepair.promise, weekendNote].some((words) =>
      text.includes(words),
    );
    expect(saysSo, text).toBe(true);
  }
});

test('where SASRA asks that payments are watched, the night watch that is sold for it reads their alerts', () => {
  const page = JSON.stringify(
    copyOf('/services/systems-integration/banking-systems-integration').sections,
  );
  expect(page).toMatch(/KSh 120,000 a month, [^"]*alerts of your payment links/);
  for (const { value } of proseIn(copy)) expect(value).not.toContain('watches no payments');
});

test('what others charge is called an estimate where the figure stands', () => {
  for (const { from } of [
    furtherPrices.outsideTest,
    furtherPrices.laboratory,
    furtherPrices.workflowLicence,
    furtherPrices.crmLarge,
  ]) {
    const sum = new RegExp(`${amountInWords(from)}(?![\\d,])`);
    const texts = proseIn(copyOfOffers).filter(({ value }) => sum.test(value));
    expect(texts.length, amountInWords(from)).toBeGreaterThan(0);
    for (const { value } of texts) expect(value).toMatch(/estimate/i);
  }
});
