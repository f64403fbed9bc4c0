/** The numbers of the policies; the code uses the same ones where it can. */
export const POLICY = {
  privacyUpdated: 'August 29, 2025',
  termsUpdated: 'August 20, 2025',
  refundUpdated: 'August 20, 2025',
  minimumAge: 18,
  /** A Google connection that was not used for this many days is removed. */
  idleConnectionDays: 90,
  /** Retention of shared contacts: since their last use, since they were found, and for those from pages. */
  contactDays: 90,
  contactMostDays: 180,
  contactPageDays: 30,
  auditLogYears: 1,
  activityLogDays: 90,
  technicalLogDays: 90,
  /** How long CloudWatch RUM keeps what a visit met. */
  visitDays: 30,
  /** How long backups are kept; deleted data are gone from them after that. */
  backupDays: 35,
  deletionDays: 30,
  /** How long a used trial is remembered after its account was deleted. */
  trialMarkYears: 2,
  privacyReplyDays: 30,
  breachNoticeHours: 72,
  priceNoticeDays: 30,
  disputeReportDays: 30,
  refundReplyDays: '2-3 business days',
  uptimePercent: 99,
} as const

/** Maximum emails to a person and to a company, over all users. */
export const RECIPIENT_CAPS = { person: { most: 2, days: 30 }, company: { most: 5, days: 7 } } as const

/** Maximum emails of one run to people of one company. */
export const RUN_COMPANY_MOST = 3
