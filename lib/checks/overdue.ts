import { copyFileOf } from '@/lib/file-paths';
import { stringsIn } from './fields';

/**
 * The facts whose day `recheckBy` has come, one line each, with the file and the field. They do not
 * stop a build, because the text may still be right.
 * @param shared data that pages share, by the file that contains it
 * @param copy the copy of every page, by its path
 * @param today the day, `YYYY-MM-DD`
 */
export function overdueFacts(
  shared: Readonly<Record<string, unknown>>,
  copy: Readonly<Record<string, unknown>>,
  today: string,
): readonly string[] {
  const pages = Object.entries(copy).map(([path, page]) => [copyFileOf(path), page] as const);
  return [...Object.entries(shared), ...pages].flatMap(([file, value]) =>
    stringsIn(value)
      .filter(({ field, value: day }) => field.endsWith('recheckBy') && day <= today)
      .map(
        ({ field, value: day }) =>
          `${file}: the field "${field}" was ${day}. Read the source again, then write a later day.`,
      ),
  );
}
