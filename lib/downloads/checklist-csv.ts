import { stringify } from 'csv-stringify/sync';
import type { Checklist } from './download-types';

/**
 * A checklist as a CSV file that spreadsheets open directly. Each item has a row with empty columns to fill in. The encoding is
 * UTF-8 with a byte order mark and CRLF line ends. Text that a spreadsheet would run as a formula gets an apostrophe in front
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
