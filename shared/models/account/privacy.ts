import { ActivityDetails, ACTIVITIES, ACTIVITY_CATEGORIES } from '#shared/catalog/activities.ts'
import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import { id, Instant } from '../wire-types.ts'

/** All data held about a user, as stored; the inventory decides the sections. */
export const DataExport = z.object({
  exportedAt: Instant,
  userId: z.string(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Data that are held but not included, with the reason. */
  notIncluded: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type DataExport = z.infer<typeof DataExport>

export const EXPORT_FORMATS = ['json', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** An export that is too large for one answer and is written into a file. */
export const WrittenExportView = z.object({
  state: z.enum(['preparing', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  /** What is written so far. */
  records: z.number(),
  bytes: z.number(),
  /** Until when the file can be downloaded; null before it is whole. */
  until: z.nullable(Instant),
})
export type WrittenExportView = z.infer<typeof WrittenExportView>

/** Days without use after which an account is deleted. */
export const RetentionDays = z.literal(RETENTION.days, 'Choose 30, 60 or 90 days, or never.')
export type RetentionDays = z.infer<typeof RetentionDays>

export const DataRetention = z.object({
  autoDeleteAfterDays: z.nullable(RetentionDays),
  /** Null while no deletion is scheduled: with "never", and while a plan has no end date. */
  scheduledDeletionDate: z.nullable(Instant),
  lastActivityDate: z.nullable(Instant),
  retentionPolicyAcceptedAt: z.nullable(Instant),
})
export type DataRetention = z.infer<typeof DataRetention>

export const PrivacyDashboard = z.object({
  personalInformation: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isGoogleAccount: z.boolean(),
    emailVerified: z.boolean(),
    accountCreated: Instant,
  }),
  gmailIntegration: z.object({
    isConnected: z.boolean(),
    /** The mailbox; null when none is connected. */
    email: z.nullable(z.string()),
    connectedAt: z.nullable(Instant),
    /** What Google allows us to do with it, in plain words; empty when nothing. */
    permissions: z.array(z.string()),
    /** Null when the permission has no expiry and is valid until it is revoked. */
    tokenExpiry: z.nullable(Instant),
  }),
  dataRetention: DataRetention,
  /** Null without one, and when its file is no longer kept. */
  dataExport: z.nullable(WrittenExportView),
  recentActivity: z.array(
    z.object({
      id: id('act'),
      action: z.enum(keysOf(ACTIVITIES)),
      category: z.enum(keysOf(ACTIVITY_CATEGORIES)),
      details: z.nullable(ActivityDetails),
      timestamp: Instant,
    }),
  ),
})
export type PrivacyDashboard = z.infer<typeof PrivacyDashboard>
