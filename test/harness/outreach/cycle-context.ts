import { Preferences } from '#shared/models/configuration.ts'
import { accountOf } from '#harness/account/account.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import { NO_REVIEW } from '#engine/values/fact-review.ts'
import { NO_FACTS } from '#engine/test/resume/facts.ts'
import type { CycleContext } from '#functions/outreach/model.ts'

/** Zoe's mailbox, connected at this time. */
export const mailboxSince = (connectedAt: Date): NonNullable<CycleContext['mailbox']> => ({
  email: 'zoe@mail.example',
  vendor: 'google',
  sealedGrant: 'grant',
  isActive: true,
  connectedAt,
  problem: null,
  offSince: null,
  checkedAt: null,
})

/** A product manager's search in Berlin. */
export const configurationOf = (savedAt: Date): SavedConfiguration => ({
  id: 'cfg_1',
  resumeId: 'res_1',
  jobTitle: 'Product Manager',
  country: 'Germany',
  city: 'Berlin',
  timeframe: '30',
  role: 'engineering',
  ...Preferences.parse({}),
  createdAt: savedAt,
  updatedAt: savedAt,
})

/** An uploaded resume that says nothing unless facts are given. */
export const resumeOf = (uploadedAt: Date, facts = NO_FACTS): NonNullable<CycleContext['resume']> => ({
  id: 'res_1',
  userId: 'usr_1',
  fileName: 'res_1.txt',
  originalFileName: 'cv.txt',
  kind: 'txt',
  size: 10,
  uploadedAt,
  facts,
})

/** Zoe on the Pro plan, who has set up nothing yet; `changed` overrides fields. */
export const cycleContext = (now: Date, changed: Partial<CycleContext> = {}): CycleContext => ({
  account: accountOf(now),
  subscription: { ...NO_SUBSCRIPTION, plan: 'pro' },
  dailyCap: 30,
  usage: { today: 0, month: 0, trial: 0 },
  configuration: null,
  resume: null,
  review: NO_REVIEW,
  mailbox: null,
  cycle: { lastRunId: 'run_1', lastSentAt: now },
  latestRun: null,
  ...changed,
})
