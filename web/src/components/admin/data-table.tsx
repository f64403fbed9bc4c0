import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Classes of the column's cells on wide screens. */
  readonly className?: string
  /** Shown without its name on narrow screens, because it is self-explanatory. */
  readonly plain?: true
}

interface DataTableProps<Row> {
  caption: string
  /** The first column is the row's header. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Whether the requested rows are still loading and others are shown. */
  faded?: boolean
}

const HEAD = 'px-3 py-2 text-left font-medium text-muted first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6'
const CELL =
  'px-3 py-3 text-left align-top first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 max-md:px-5 max-md:py-1'
const NAMED = 'max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-3'
const PLAIN = 'max-md:block'

/** A table; on narrow screens each row is a short list of names and values. */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  faded = false,
}: DataTableProps<Row>) {
  return (
    <table
      className={clsx('w-full text-sm transition-opacity duration-150 max-md:block', faded && 'opacity-60')}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={clsx(HEAD, className)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-line max-md:block max-md:py-3">
            {columns.map(({ name, cell, className, plain }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              const isNamed = index > 0 && !plain
              return (
                <Cell
                  key={name}
                  {...(index === 0 ? { scope: 'row' as const } : {})}
                  className={clsx(CELL, isNamed ? NAMED : PLAIN, 'font-normal', className)}
                >
                  {isNamed && (
                    <span aria-hidden className="text-muted md:hidden">
                      {name}
                    </span>
                  )}
                  <div className="min-w-0 break-words">{cell(row)}</div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
