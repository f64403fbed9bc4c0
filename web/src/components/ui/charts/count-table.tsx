import { BarTable } from './bar-table.tsx'

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

/** A table of counts. */
export const CountTable = ({ rows, rest = null, whole, ...table }: CountTableProps) => (
  <BarTable
    {...table}
    rows={rows.map(({ label, count }) => ({
      label,
      bar: whole !== undefined && rows.length > 1 ? (100 * count) / whole : null,
      value: count.toLocaleString('en'),
    }))}
  >
    {rest !== null && (
      <tr className="border-t border-line text-muted">
        <th scope="row" className="py-1.5 pr-4 text-left font-normal">
          {rest.label}
        </th>
        <td className="py-1.5 text-right tabular">{rest.count.toLocaleString('en')}</td>
      </tr>
    )}
  </BarTable>
)
