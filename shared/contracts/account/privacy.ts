import * as z from 'zod/mini'
import {
  DataExport,
  DataRetention,
  EXPORT_FORMATS,
  PrivacyDashboard,
  RetentionDays,
} from '#shared/models/account/privacy.ts'
import { contract } from '../contract.ts'

export const exportUserData = contract('exportUserData', 'GET /api/user/export-data', {
  auth: 'user',
  rate: { perHour: 20, sharedAs: 'export' },
  activity: 'data_exported',
  summary:
    'All data held about the user, as JSON. Too much for one answer is written into a file, as getPrivacyDashboard says.',
  reply: { 200: DataExport },
  errors: ['export_too_large'],
})

export const exportPersonalData = contract('exportPersonalData', 'GET /api/gdpr/export', {
  auth: 'user',
  rate: { perHour: 20, sharedAs: 'export' },
  activity: 'data_exported',
  summary: 'The same as a file to download; with `format=csv` as text/csv, one value per row.',
  query: z.strictObject({ format: z._default(z.enum(EXPORT_FORMATS, 'Choose json or csv.'), 'json') }),
  reply: { 200: DataExport },
  errors: ['export_too_large'],
})

export const downloadExport = contract('downloadExport', 'GET /api/gdpr/export-file', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'data_exported',
  summary: 'A link to the written export that works for a minute; null when no file is kept.',
  reply: { 200: z.object({ url: z.nullable(z.string()) }) },
})

const done = z.object({ success: z.boolean(), message: z.string() })

export const deleteAccount = contract('deleteAccount', 'POST /api/gdpr/delete-account', {
  auth: 'user',
  rate: { perHour: 10, sharedAs: 'delete-account' },
  summary:
    'Deletes the account with all its data: ends sessions at once, and deletes everywhere within minutes.',
  body: z.strictObject({ confirmDeletion: z.literal(true, 'Confirm the deletion.') }),
  reply: { 200: done },
})

export const deleteUserAccount = contract('deleteUserAccount', 'DELETE /api/user/account', {
  auth: 'user',
  rate: { perHour: 10, sharedAs: 'delete-account' },
  summary: 'The same, for API clients.',
  reply: { 200: done },
})

export const revokeGmail = contract('revokeGmail', 'POST /api/gdpr/revoke-gmail', {
  auth: 'user',
  activity: 'gmail_revoked',
  summary: 'Revokes the permission for Gmail and deletes it here; without one it changes nothing.',
  body: z.optional(z.strictObject({})),
  reply: { 200: done },
})

export const getPrivacyDashboard = contract('getPrivacyDashboard', 'GET /api/gdpr/privacy-dashboard', {
  auth: 'user',
  summary: 'An overview of the data held about the user: person, Gmail, retention and recent activity.',
  reply: { 200: PrivacyDashboard },
})

export const updateRetentionSettings = contract(
  'updateRetentionSettings',
  'POST /api/gdpr/retention-settings',
  {
    auth: 'user',
    rate: { perHour: 60 },
    activity: 'retention_changed',
    summary:
      'Chooses after how many days without use the account is deleted; null for never. Choosing counts as use, and a mail warns seven days before.',
    body: z.strictObject({
      autoDeleteAfterDays: z.nullable(RetentionDays),
      retentionPolicyAcceptedAt: z.literal(true, 'Confirm that you have read what the setting does.'),
    }),
    reply: { 200: DataRetention },
  },
)
