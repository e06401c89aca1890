import { stringify } from 'csv-stringify/sync';
import type { Checklist } from './downloads';

/**
 * A checklist as a CSV file that spreadsheets open by double click: UTF-8 with a byte order mark, CRLF line ends, one row
 * for each item with empty columns to fill in. A text that a spreadsheet would run as a formula gets an apostrophe in front
 * (OWASP, CSV Injection).
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
