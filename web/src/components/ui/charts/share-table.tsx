interface Row {
  readonly label: string
  readonly part: number
  readonly whole: number
}

interface ShareTableProps {
  caption: string
  /** What a row is about, and what its share is of. */
  heads: readonly [string, string]
  rows: readonly Row[]
  /** A whole below this tells no share. */
  least: number
}

/** A table of shares, each with both of its numbers; the bars are hidden from screen readers. */
export function ShareTable({ caption, heads, rows, least }: ShareTableProps) {
  return (
    <table className="h-fit w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      {/* The head is out of the flow, so it does not set the widths. */}
      <colgroup>
        <col />
        <col className="w-36" />
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
        {rows.map(({ label, part, whole }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {label}
              {whole >= least && (
                <span aria-hidden className="mt-1.5 block h-1 rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-brand"
                    style={{ width: `${(100 * part) / whole}%` }}
                  />
                </span>
              )}
            </th>
            <td className="py-2 text-right align-top tabular">
              {part.toLocaleString('en')} of {whole.toLocaleString('en')}
              <span className="block text-xs text-muted">
                {whole < least ? 'Not enough data yet' : `${Math.round((100 * part) / whole)}%`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
