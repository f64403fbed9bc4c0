import { BarTable } from './bar-table.tsx'

interface ShareProps {
  readonly part: number
  readonly whole: number
  /** A whole below this tells no share. */
  readonly least: number
}

/** Both numbers of a share, and the share where there is enough to tell one. */
export const Share = ({ part, whole, least }: ShareProps) => (
  <>
    {part.toLocaleString('en')} of {whole.toLocaleString('en')}
    <span className="block text-xs text-muted">
      {whole < least ? 'Not enough data yet' : `${Math.round((100 * part) / whole)}%`}
    </span>
  </>
)

interface ShareTableProps {
  caption: string
  /** What a row is about, and what its share is of. */
  heads: readonly [string, string]
  rows: readonly { readonly label: string; readonly part: number; readonly whole: number }[]
  /** A whole below this tells no share. */
  least: number
}

/** A table of shares, each with both of its numbers. */
export const ShareTable = ({ rows, least, ...table }: ShareTableProps) => (
  <BarTable
    {...table}
    isRoomy
    rows={rows.map(({ label, part, whole }) => ({
      label,
      bar: whole < least ? null : (100 * part) / whole,
      value: <Share part={part} whole={whole} least={least} />,
    }))}
  />
)
