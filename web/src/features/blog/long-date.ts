const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The date of publication in UTC, such as `October 5, 2026`, so that it is the same for every reader. */
export const longDate = (instant: string): string => LONG.format(new Date(instant))
