const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `October 5, 2026`: the day on which it was published, which is the same for every reader. */
export const longDate = (instant: string): string => LONG.format(new Date(instant))
