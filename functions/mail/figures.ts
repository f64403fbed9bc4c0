const DATE = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `March 11, 2026`, in UTC. */
export const dateText = (at: Date): string => DATE.format(at)

/** `March 11, 2026, 09:30 UTC`. */
export const instantText = (at: Date): string => `${dateText(at)}, ${at.toISOString().slice(11, 16)} UTC`

/** `$129.00` of US cents. */
export const moneyText = (cents: number): string => `$${(cents / 100).toFixed(2)}`
