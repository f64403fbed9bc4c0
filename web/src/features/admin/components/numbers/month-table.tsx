import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'

export interface MonthRow {
  readonly label: string
  /** Below the label. */
  readonly note?: string
  readonly of: (month: MonthNumbers) => ReactNode
  /** A sum or a share of all. */
  readonly isTotal?: boolean
}

interface MonthTableProps {
  title: string
  hint: string
  /** The latest first. */
  months: readonly MonthNumbers[]
  rows: readonly MonthRow[]
}

const format = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = ({ month }: MonthNumbers): string => format.format(new Date(`${month}-01T00:00:00.000Z`))

/** Figures by month, in a card. */
export function MonthTable({ title, hint, months, rows }: MonthTableProps) {
  return (
    <TitledCard title={title} description={hint}>
      <CardBody slim>
        {rows.length === 0 ? (
          <p className="py-3 text-sm text-muted">Nothing was counted in these months.</p>
        ) : (
          <table className="w-full table-fixed text-sm">
            <caption className="sr-only">{title}</caption>
            <colgroup>
              <col className="w-[30%] sm:w-[40%]" />
            </colgroup>
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="py-2 pr-3 text-left font-normal">
                  <span className="sr-only">Figure</span>
                </th>
                {months.map((month) => (
                  <th key={month.month} scope="col" className="py-2 pl-2 text-right font-normal sm:pl-3">
                    {nameOf(month)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, note, of, isTotal = false }) => (
                <tr key={label} className={clsx('border-t border-line', isTotal && 'font-medium')}>
                  <th
                    scope="row"
                    className={clsx(
                      'py-2 pr-2 text-left align-top wrap-anywhere sm:pr-3',
                      isTotal ? 'font-medium' : 'font-normal',
                    )}
                  >
                    {label}
                    {note !== undefined && (
                      <span className="block text-xs font-normal text-muted">{note}</span>
                    )}
                  </th>
                  {months.map((month) => (
                    <td key={month.month} className="py-2 pl-2 text-right align-top tabular sm:pl-3">
                      {of(month)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </CardBody>
    </TitledCard>
  )
}
