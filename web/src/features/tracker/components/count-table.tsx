interface Row {
  label: string
  count: number
}

interface CountTableProps {
  caption: string
  /** What the rows are. */
  head: string
  rows: readonly Row[]
  /** What the rows leave out, in one. */
  rest?: Row | null
  /** All that is counted: the length of a whole bar. */
  total: number
}

/** Counts as a table whose bars are for the eye alone. */
export function CountTable({ caption, head, rows, rest = null, total }: CountTableProps) {
  return (
    <table className="h-fit w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Emails</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(rest === null ? [] : [rest])].map((row) => (
          <tr key={row.label} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              <span className={row === rest ? 'break-words text-muted' : 'break-words'}>{row.label}</span>
              <span aria-hidden className="mt-1 block h-1 rounded-full bg-line">
                <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * row.count) / total}%` }} />
              </span>
            </th>
            <td className="w-14 py-1.5 text-right align-top tabular">{row.count.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
