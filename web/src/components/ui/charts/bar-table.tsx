import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface BarTableProps {
  caption: string
  heads: readonly [string, string]
  rows: readonly {
    readonly label: string
    readonly value: ReactNode
    /** The length of the row's bar in percent; null for no bar. */
    readonly bar: number | null
  }[]
  /** Rows with two lines of value, in a wider column. */
  isRoomy?: boolean
  /** Further rows. */
  children?: ReactNode
}

/** A table of figures, each with a bar below its label, which is hidden from screen readers. */
export function BarTable({ caption, heads, rows, isRoomy = false, children }: BarTableProps) {
  const padding = isRoomy ? 'py-2' : 'py-1.5'
  return (
    <table className="h-fit w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      {/* The head is out of the flow, so it does not set the widths. */}
      <colgroup>
        <col />
        <col className={isRoomy ? 'w-36' : 'w-14'} />
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
        {rows.map(({ label, value, bar }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className={clsx(padding, 'pr-4 text-left font-normal wrap-anywhere')}>
              {label}
              {bar !== null && (
                <span
                  aria-hidden
                  className={clsx('block h-1 rounded-full bg-line', isRoomy ? 'mt-1.5' : 'mt-1')}
                >
                  <span className="block h-full rounded-full bg-brand" style={{ width: `${bar}%` }} />
                </span>
              )}
            </th>
            <td className={clsx(padding, 'text-right align-top tabular')}>{value}</td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
