import { z } from 'zod';
import { fieldIn, valueAt } from './fields';

/** How many days ahead a publication may be planned. */
const plannedAhead = 366;

/** Whether a value is a day that exists, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => z.iso.date().safeParse(value).success;

/** The day a number of days after another, both `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Roles that closed before the page was last edited, and should have been removed then. */
function closedRoles(copy: unknown, updated: string): readonly string[] {
  const roles = valueAt(copy, ['roles']);
  return (Array.isArray(roles) ? roles : []).flatMap((role, index) => {
    const closes = valueAt(role, ['closes']);
    return isDay(closes) && closes < updated
      ? [
          `the field "${fieldIn('roles', index)}.closes" is "${closes}", before the page was last updated (${updated}). Remove the role, or write a later day.`,
        ]
      : [];
  });
}

/** Sources, at any depth, that were checked on a day in the future. */
function futureChecks(value: unknown, field: string, today: string): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = fieldIn(field, Array.isArray(value) ? Number(key) : key);
    if (key === 'checked' && isDay(inner) && inner > today) {
      return [
        `the field "${name}" is "${inner}", which is in the future. Write the day you compared the text with the source.`,
      ];
    }
    return futureChecks(inner, name, today);
  });
}

/**
 * The mistakes in the days of a page's copy. The schema reports values that are not days.
 * @param today the day of the check
 * @param firstDay the day the site was first published; both `YYYY-MM-DD`
 */
export function dayMistakes(copy: unknown, today: string, firstDay: string): readonly string[] {
  const updated = valueAt(copy, ['updated']);
  const published = valueAt(copy, ['published']);
  const found: string[] = [];
  if (isDay(published) && published < firstDay) {
    found.push(
      `the field "published" is "${published}", before the site existed. Write the day the post first appears here, ${firstDay} or later.`,
    );
  }
  if (isDay(updated) && updated < firstDay) {
    found.push(
      `the field "updated" is "${updated}", before the site existed. Write ${firstDay} or later.`,
    );
  }
  if (isDay(published) && isDay(updated) && updated < published) {
    found.push(
      `the field "updated" is "${updated}", before "published" (${published}). Write ${published} or the day of a later change.`,
    );
  }
  if (isDay(published) && published > dayAfter(today, plannedAhead)) {
    found.push(
      `the field "published" is "${published}", more than a year ahead. Write a day until ${dayAfter(today, plannedAhead)}.`,
    );
  }
  const latest = isDay(published) && published > today ? published : today;
  if (isDay(updated) && updated > latest) {
    found.push(
      `the field "updated" is "${updated}", which is in the future. Write the day of the last change.`,
    );
  }
  return [
    ...found,
    ...(isDay(updated) ? closedRoles(copy, updated) : []),
    ...futureChecks(copy, '', today),
  ];
}
