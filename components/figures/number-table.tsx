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
  return (
    // With large text, the table scrolls instead of the page. The padding leaves room for the focus ring.
    <details className="chart-numbers -mx-1 mt-2 overflow-x-auto p-1 text-[0.9375rem]" open={open}>
      <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-[0.2em]">
        {summary}
      </summary>
      <table className="w-full border-collapse leading-[1.4] @max-[26rem]:text-[0.8125rem]">
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
