import { classNames } from '@/lib/class-names';

const isAmount = (text: string) => /^[−–-]?\d[\d,.]*$/.test(text);

/** A collapsible table. The first row and the first column contain headings. */
export function NumberTable({
  summary,
  rows: [headings = [], ...rows],
  open = false,
}: {
  summary: string;
  rows: readonly (readonly string[])[];
  open?: boolean;
}) {
  // Amounts are aligned on the right, so that their digits line up.
  const alignment = rows.every((row) => row.slice(1).every(isAmount)) ? 'amounts' : undefined;
  return (
    // With large text, the table scrolls instead of the page. The padding leaves room for the focus
    // ring.
    <details className="chart-numbers -mx-1 mt-2 overflow-x-auto p-1 text-dense" open={open}>
      <summary className="min-h-target cursor-pointer py-2.5 underline underline-offset-[0.2em]">
        {summary}
      </summary>
      <table
        className={classNames(
          'w-full border-collapse leading-[1.4] @max-[26rem]:text-fine',
          alignment,
        )}
      >
        <thead>
          <tr>
            {headings.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((value, index) => (
                <td key={headings[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
