import { localDay, showDay } from '#web/lib/time.ts'

/** A figure as text; null when it is not known. */
export const shown = (value: number | null, show: (value: number) => string = plain): string | null =>
  value === null ? null : show(value)

export const plain = (value: number): string => value.toLocaleString('en')
export const percent = (value: number): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: 2 })}%`
export const milliseconds = (value: number): string =>
  value < 10_000
    ? `${plain(value)} ms`
    : `${(value / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const exact = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})

/** The time of today's instants; day and time of earlier ones. */
export function sinceOf(instant: string): string {
  const at = new Date(instant)
  return localDay(at.getTime()) === localDay(Date.now())
    ? clock.format(at)
    : `${showDay(localDay(at.getTime()))}, ${clock.format(at)}`
}

/** Times in the reader's own zone, which the exact one names. */
export const timeOf = (instant: string): string => clock.format(new Date(instant))
export const exactTimeOf = (instant: string): string => exact.format(new Date(instant))
