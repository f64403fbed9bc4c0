interface Row {
  readonly label: string
  readonly count: number
}

interface CountTableProps {
  caption: string
  /** What is counted, and what is counted of it. */
  heads: readonly [string, string]
  rows: readonly Row[]
  /** All that the rows leave out, in one row. */
  rest?: Row | null
  /** The count of a full bar; without it, and for a single row, there are no bars. */
  whole?: number
}

/** A table of counts; the bar of each is hidden from screen readers. */
export function CountTable({ caption, heads, rows, rest = null, whole }: CountTableProps) {
  return (
    <table className="h-fit w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      {/* The head is out of the flow, so it does not set the widths. */}
      <colgroup>
        <col />
        <col className="w-14" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal wrap-anywhere">
              {label}
              {whole !== undefined && rows.length > 1 && (
                <span aria-hidden className="mt-1 block h-1 rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-brand"
                    style={{ width: `${(100 * count) / whole}%` }}
                  />
                </span>
              )}
            </th>
            <td className="py-1.5 text-right align-top tabular">{count.toLocaleString('en')}</td>
          </tr>
        ))}
        {rest !== null && (
          <tr className="border-t border-line text-muted">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {rest.label}
            </th>
            <td className="py-1.5 text-right tabular">{rest.count.toLocaleString('en')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
