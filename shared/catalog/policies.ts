/** What the policies promise; the service is held to the same numbers where it can be. */
export const POLICY = {
  privacyUpdated: '29 August 2025',
  termsUpdated: '20 August 2025',
  refundUpdated: '20 August 2025',
  minimumAge: 18,
  /** A Google connection that was not used for so long is removed. */
  idleConnectionDays: 90,
  /** Contacts that all users share: since they were last used, since they were found, and those of pages. */
  contactDays: 90,
  contactMostDays: 180,
  contactPageDays: 30,
  auditLogYears: 1,
  activityLogDays: 90,
  technicalLogDays: 90,
  /** Backups can be put back for so long; what was deleted leaves them after it. */
  backupDays: 35,
  deletionDays: 30,
  /** How long a used trial is known after its account was deleted. */
  trialMarkYears: 2,
  privacyReplyDays: 30,
  breachNoticeHours: 72,
  priceNoticeDays: 30,
  disputeReportDays: 30,
  refundReplyDays: '2-3 business days',
  uptimePercent: 99,
} as const

/** How often a person, and a company, is written to at most, counted over all users. */
export const RECIPIENT_CAPS = { person: { most: 2, days: 30 }, company: { most: 5, days: 7 } } as const
