/** Settings for all users. */
export interface SystemSettings {
  /** Cap on each user's emails per day, below that of the plan; 0 pauses drafting for all users. */
  readonly emailsPerDayPerUser: number
  /** Hours after which a sent email without a reply counts as unanswered. */
  readonly responseTimeoutHours: number
}

export interface StoredSettings extends SystemSettings {
  /** When and by which admin they were last changed; null while they are the defaults. */
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}
