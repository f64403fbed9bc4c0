import { plain } from '#web/features/monitoring/formats.ts'

interface CountListProps {
  caption: string
  /** Headings of the two columns. */
  heads: readonly [string, string]
  /** Null when it cannot be read. */
  rows: readonly { name: string; count: number }[] | null
  /** Shown when there are no rows. */
  none: string
}

/** A short table of the highest counts. */
export function CountList({ caption, heads, rows, none }: CountListProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-sm font-medium">{caption}</h3>
      {rows === null && <p className="mt-2 text-sm text-muted">This cannot be read right now.</p>}
      {rows?.length === 0 && <p className="mt-2 text-sm text-muted">{none}</p>}
      {rows !== null && rows.length > 0 && (
        <table className="mt-2 w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-2 text-right tabular">{plain(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
