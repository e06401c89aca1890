import { valueAt } from './fields';

/** Days after today within which a publication may be planned. */
const plannedAhead = 366;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && dayForm.test(value) && !Number.isNaN(Date.parse(value));

/** A day so many days after another, both `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with the days of a page's copy, given today's day. Days that are none are left to the schema. */
export function dayMistakes(copy: unknown, today: string): readonly string[] {
  const updated = valueAt(copy, ['updated']);
  const published = valueAt(copy, ['published']);
  const found: string[] = [];
  if (isDay(published) && isDay(updated) && updated < published) {
    found.push(
      `the field "updated" is "${updated}", before "published", which is "${published}". Write that day, or that of a later change.`,
    );
  }
  if (isDay(published) && published > dayAfter(today, plannedAhead)) {
    found.push(
      `the field "published" is "${published}", more than a year from today. Write a day until ${dayAfter(today, plannedAhead)}.`,
    );
  }
  const latest = isDay(published) && published > today ? published : today;
  if (isDay(updated) && updated > latest) {
    found.push(
      `the field "updated" is "${updated}", which is in the future. Write the day of the last change.`,
    );
  }
  return [...found, ...checkedMistakes(copy, '', today)];
}

/** The sources that are said to have been checked on a day to come, at any depth. */
function checkedMistakes(value: unknown, field: string, today: string): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
    if (key === 'checked' && isDay(inner) && inner > today) {
      return [
        `the field "${name}" is "${inner}", which is in the future. Write the day on which the text and the source were compared.`,
      ];
    }
    return checkedMistakes(inner, name, today);
  });
}
