/** What holds for all users. */
export interface SystemSettings {
  /** Each user's most a day, where the plan gives more; 0 pauses drafting for everybody. */
  readonly emailsPerDayPerUser: number
  /** Hours after which an email that was sent and not answered counts as unanswered. */
  readonly responseTimeoutHours: number
}

export interface StoredSettings extends SystemSettings {
  /** Null before anybody changed them, with the admin who did. */
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}
