/** A table of words and numbers that opens, its first row and column as headings. */
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
    <details className="chart-numbers" open={open}>
      <summary>{summary}</summary>
      <table>
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
