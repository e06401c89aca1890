import type { Span } from '@/content/figures';

/** How long a step takes, in working days: 5 to a week, 21 to a month. */
export type Duration =
  /** From `least` to `most` days; `isBeside` when the next step does not wait for its end. */
  | {
      readonly type: 'lasts';
      readonly least: number;
      readonly most: number;
      readonly isBeside: boolean;
    }
  /** From the start of the work: between two days of it. */
  | { readonly type: 'window'; readonly from: number; readonly until: number }
  /** It comes again and again from here on. */
  | { readonly type: 'repeats' }
  /** Somebody else sets the pace. */
  | { readonly type: 'open' };

const week = 5;
const month = 21;

/** Working days that pass in a count of each unit. From ten days on, days are taken from the calendar. */
const passing: Readonly<Record<string, (count: number) => number>> = {
  minute: (count) => count / 480,
  hour: (count) => count / 8,
  meeting: (count) => count * 0.25,
  workshop: (count) => count * 0.5,
  morning: (count) => count * 0.5,
  afternoon: (count) => count * 0.5,
  'half day': (count) => count * 0.5,
  evening: (count) => count * 0.5,
  night: (count) => count,
  'working day': (count) => count,
  day: (count) => (count > 10 ? (count * 5) / 7 : count),
  weekend: (count) => (count - 1) * week + 1,
  week: (count) => count * week,
  month: (count) => count * month,
  'pay period': (count) => count * month,
};

const unit = `(${Object.keys(passing)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})s?`;
const count = '(\\d+)(?:–(\\d+))?';

const range = new RegExp(`^${count} ${unit}(?![\\w-])(.*)$`, 'i');
const twoUnits = new RegExp(`^(\\d+) ${unit} to (\\d+) ${unit}$`, 'i');
const half = /^half a day(?![\w-])(.*)$/i;
const counted = /^(day|week|month)s? (\d+)(?:–(\d+))?$/i;
const prefixed = /^in parallel, (.+)$/i;
const repeated =
  /^(daily|weekly|fortnightly|monthly|quarterly|yearly|ongoing|from then on|by the month|every \w+|renewed each [\w ]+)(,.*)?$/i;

/** What may follow a duration: a word that says for how many, or anything after a comma. */
const remainder = /^( (a|an|at|of|after|per|for|each|ahead|beside|alongside|or)\b.*|,.+)?$/i;
const beside = /alongside|in (the )?background|beside/i;
const hedged = /^(usually|often) /i;
const limited = /^(?:up to|within) (.+)$/i;

/** What durations of a sentence write out, such as `In three to seven working days`. */
const numerals: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelledRange = new RegExp(
  `^(?:in )?(${numerals.join('|')}) to (${numerals.join('|')})\\b`,
  'i',
);
const digitsOf = (numeral: string) => numerals.indexOf(numeral.toLowerCase()) + 1;
const again = /\b(once|twice|\w+ times) an? (month|quarter|year)/i;

const days = (amount: string, name: string) => passing[name.toLowerCase()]?.(Number(amount)) ?? 0;

function lasts(least: number, most: number, rest: string): Duration | undefined {
  if (!remainder.test(rest) || most < least) return undefined;
  if (again.test(rest)) return { type: 'repeats' };
  const next = rest.match(/^, then (.+)$/i)?.[1];
  const then = next ? durationOf(next) : undefined;
  const added = then?.type === 'lasts' ? then : { least: 0, most: 0 };
  return {
    type: 'lasts',
    least: least + added.least,
    most: most + added.most,
    isBeside: beside.test(rest),
  };
}

/**
 * The duration that a step's words state, such as `3–5 days`, `2 days to 4 weeks`, `Weeks 3–6`, `Up to 3 hours`, `Half a day,
 * twice a year`, `In three to seven working days` or `2–4 weeks, alongside the rest`; nothing where they are not of that form.
 */
export function durationOf(words: string): Duration | undefined {
  const text = words
    .trim()
    .replace(hedged, '')
    .replace(
      spelledRange,
      (_, least: string, most: string) => `${digitsOf(least)}–${digitsOf(most)}`,
    );
  if (repeated.test(text)) return { type: 'repeats' };

  const inParallel = text.match(prefixed)?.[1];
  if (inParallel) {
    const inner = durationOf(inParallel);
    return inner?.type === 'lasts' ? { ...inner, isBeside: true } : undefined;
  }

  const limit = text.match(limited)?.[1]?.replace(/^an? /i, '1 ');
  if (limit) {
    const inner = durationOf(limit);
    return inner?.type === 'lasts' ? { ...inner, least: 0 } : undefined;
  }

  const numbered = text.match(counted);
  if (numbered) {
    const [, name = '', first = '', last = first] = numbered;
    const size = name.toLowerCase() === 'day' ? 1 : name.toLowerCase() === 'week' ? week : month;
    const from = (Number(first) - 1) * size;
    const until = Number(last) * size;
    return from >= 0 && until > from ? { type: 'window', from, until } : undefined;
  }

  const mixed = text.match(twoUnits);
  if (mixed) {
    const [, least = '', small = '', most = '', large = ''] = mixed;
    return lasts(days(least, small), days(most, large), '');
  }

  const halved = text.match(half);
  if (halved) return lasts(0.5, 0.5, halved[1] ?? '');

  const measured = text.match(range);
  if (!measured) return undefined;
  const [, least = '', most = least, name = '', rest = ''] = measured;
  return lasts(days(least, name), days(most, name), rest);
}

/** The forms that `durationOf` reads, for a message to an editor. */
export const durationForms =
  '"3–5 days", "Half a day", "2 days to 4 weeks", "Weeks 3–6", "2 weeks, alongside the rest", "Monthly" or "From then on"';

/** A step's duration: its typed span, else its words; nothing where it has neither or they can't be read. */
export function durationOfStep(step: {
  readonly duration?: string | undefined;
  readonly span?: Span | undefined;
}): Duration | undefined {
  const { span, duration } = step;
  if (span) return span.type === 'days' ? { ...span, type: 'lasts', isBeside: false } : span;
  return duration === undefined ? { type: 'open' } : durationOf(duration);
}
