import {
  type ConfigurationWithCoverage,
  type NextSyncInfo,
  Preferences,
} from '#shared/models/configuration.ts'
import type { GmailIntegration } from '#shared/models/gmail.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { User } from '#shared/models/account/user.ts'

/** The current time of the tests. */
export const NOW = Date.parse('2026-11-20T12:00:00.000Z')

export const trialUser: User = {
  id: 'usr_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  isActive: true,
  currentPlan: null,
  planActivatedAt: null,
  planExpiresAt: null,
  subscriptionCancelAt: null,
  overdue: null,
  pause: null,
  isTrial: true,
  trialStartAt: '2026-11-20T00:00:00.000Z',
  trialEndsAt: '2026-11-21T00:00:00.000Z',
  trialEmailsAllowed: 5,
  trialEmailsUsed: 2,
  trialPlan: 'pro',
  nextPlan: null,
  trialAvailable: false,
  trialSpentBy: 'account',
  emailVerified: true,
  profileImageUrl: null,
  jobsRemaining: 3,
  totalJobs: 5,
  dailyRemaining: 3,
  dailyAllowance: 5,
  draftingPaused: false,
  searchPausedAt: null,
  reminderMails: true,
}

export const paidUser: User = {
  ...trialUser,
  currentPlan: 'pro',
  planActivatedAt: '2026-11-02T09:00:00.000Z',
  planExpiresAt: '2026-12-02T09:00:00.000Z',
  isTrial: false,
  trialPlan: null,
  jobsRemaining: 412,
  totalJobs: 600,
  dailyRemaining: 8,
  dailyAllowance: 20,
}

export const configuration: ConfigurationWithCoverage = {
  coverage: { ca: 'full', de: 'full', jp: 'boards', ke: 'none' },
  id: 'cfg_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  resumeUrl: '/api/user/resume/res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  jobTitle: 'Senior Backend Engineer',
  targetArea: 'Germany',
  targetCity: 'Munich',
  jobPostedTimeframe: '7',
  targetPersonRoles: ['engineering'],
  ...Preferences.parse({}),
  isConfigured: true,
  lastConfigChangeAt: '2026-11-18T08:30:00.000Z',
  lastWebhookSentAt: null,
  isProcessingJobs: false,
  processingStartedAt: null,
  createdAt: '2026-11-02T09:10:00.000Z',
  updatedAt: '2026-11-18T08:30:00.000Z',
}

export const emptyConfiguration: ConfigurationWithCoverage = {
  ...configuration,
  resumeUrl: null,
  jobTitle: null,
  targetArea: null,
  targetCity: null,
  targetPersonRoles: [],
  isConfigured: false,
  lastConfigChangeAt: null,
  createdAt: null,
  updatedAt: null,
}

export const mailbox: GmailIntegration = {
  email: 'ada.nwosu@example.com',
  isActive: true,
  connectedAt: '2026-11-02T12:00:00.000Z',
  problem: null,
  restoredAt: null,
  checkedAt: null,
}

/** A single page with all the emails of the tracker. */
export const emailPage = (data: OutreachEntry[]) => ({
  data,
  totalPages: data.length === 0 ? 0 : 1,
  totalItems: data.length,
  availableDates: [],
  todayCount: 0,
})

export const resume: Resume = {
  id: 'res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  fileName: 'resume-1.pdf',
  originalFileName: 'Maya Okafor, resume.pdf',
  storageUrl: '/api/user/resume/res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  uploadedAt: '2026-11-18T08:28:00.000Z',
  createdAt: '2026-11-18T08:28:00.000Z',
  updatedAt: '2026-11-18T08:28:00.000Z',
  content: 'Maya Okafor. Backend engineer.',
  summary: { name: 'Maya Okafor', roles: 4, skills: 17, lines: 6 },
}

export const nextSync: NextSyncInfo = {
  timeUntilNextHours: 21,
  timeUntilNextMinutes: 5,
  currentSubscriptionDay: 19,
  nextSyncTime: '2026-11-21T09:05:00.000Z',
  subscriptionStartDate: '2026-11-02T09:00:00.000Z',
  syncSchedule: 'Every day at 09:05 UTC',
  lastSyncTime: '2026-11-20T09:05:00.000Z',
  planExpiresAt: '2026-12-02T09:00:00.000Z',
}

export const runAtWork: Run = {
  id: 'run_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  trigger: 'manual',
  state: 'drafting',
  outcome: null,
  message: null,
  found: 48,
  matched: 17,
  contacted: 9,
  whole: 4,
  reserved: 8,
  shortlisted: 0,
  written: 5,
  drafted: 3,
  failed: 0,
  skipped: [
    { reason: 'title_differs', words: 'the job title differs from yours', count: 22 },
    { reason: 'too_old', words: 'posted longer ago than you allow', count: 9 },
  ],
  leftOut: 31,
  beyond: 9,
  open: 5,
  notes: [],
  heldBack: [],
  heldPostings: [],
  startedAt: '2026-11-20T11:55:00.000Z',
  finishedAt: null,
}
