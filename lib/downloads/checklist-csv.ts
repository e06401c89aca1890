import { stringify } from 'csv-stringify/sync';
import type { Checklist } from './download-types';

/**
 * A checklist as a CSV file that spreadsheets open directly: UTF-8 with a byte order mark, CRLF line ends, and a row for each
 * item with empty columns to fill in. Text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP,
 * CSV Injection).
 */
export function checklistCsv({ content }: Checklist): Uint8Array {
  const rows = content.groups.flatMap((group) =>
    group.items.map((item) => [group.heading, item, '', '', '']),
  );
  return Buffer.from(
    stringify([['Section', 'Item', 'Done', 'Person', 'Date'], ...rows], {
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    }),
  );
}
