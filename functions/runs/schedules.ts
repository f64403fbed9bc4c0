/**
 * The daily alarm of each user. At least once: it may ring twice or up to a quarter of an hour late, so the
 * cycle claims its day.
 */
export interface UserSchedules {
  /**
   * Makes the user's schedule, or replaces it whole: first at `nextRunAt`, then every 24 hours. `payload` is
   * the message it sends. Calling it again with the same values changes nothing. Throws AppError unavailable.
   */
  ensure(userId: string, nextRunAt: Date, payload: string): Promise<void>
  /** Takes the schedule away; none there is as good. Throws AppError unavailable. */
  remove(userId: string): Promise<void>
}
