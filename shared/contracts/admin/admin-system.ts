import * as z from 'zod/mini'
import { SYSTEM_LIMITS } from '#shared/catalog/admin.ts'
import { SystemSettings } from '#shared/models/admin/settings.ts'
import { Monitoring } from '#shared/models/admin/monitoring.ts'
import { Visits } from '#shared/models/admin/visits.ts'
import { Operation } from '#shared/models/admin/operation.ts'
import { id, whole } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number('Use a number.').check(...whole(min, max))

export const getSystemSettings = contract('getSystemSettings', 'GET /api/admin/settings', {
  auth: 'admin',
  audit: 'none',
  summary: 'The settings that apply to all users.',
  reply: { 200: z.object({ settings: SystemSettings }) },
})

export const updateSystemSettings = contract('updateSystemSettings', 'PUT /api/admin/settings', {
  auth: 'admin',
  summary: "Saves the settings. The lower of a plan's daily limit and this one applies from the next run on.",
  body: z.strictObject({
    emailsPerDayPerUser: within(SYSTEM_LIMITS.emailsPerDayPerUser),
    responseTimeoutHours: within(SYSTEM_LIMITS.responseTimeoutHours),
  }),
  reply: { 200: z.object({ settings: SystemSettings }) },
})

export const startOperation = contract('startOperation', 'POST /api/admin/operations', {
  auth: 'admin',
  summary: 'Starts one of the operations of the system tab. One of a kind runs at a time.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('sync_users') }),
    z.strictObject({ kind: z.literal('refresh_gmail_tokens') }),
    /** A run for this user with this number of emails that saves and counts nothing. */
    z.strictObject({
      kind: z.literal('test_automation'),
      userId: id('usr'),
      emails: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(5)), 2),
    }),
  ]),
  reply: { 202: z.object({ operation: Operation }) },
  errors: ['operation_running', 'not_found'],
})

export const listOperations = contract('listOperations', 'GET /api/admin/operations', {
  auth: 'admin',
  audit: 'none',
  summary: 'The latest operation of each kind, with its report.',
  reply: { 200: z.object({ operations: z.array(Operation) }) },
})

export const getMonitoringDashboard = contract(
  'getMonitoringDashboard',
  'GET /api/admin/monitoring-dashboard',
  {
    auth: 'admin',
    audit: 'none',
    summary:
      'Health, security, performance and quotas, measured now; a figure is null when its source does not answer.',
    reply: { 200: Monitoring },
  },
)

export const getVisits = contract('getVisits', 'GET /api/admin/visits', {
  auth: 'admin',
  audit: 'none',
  summary:
    'What visitors who agreed met in the last seven days: the slowest pages, and errors of scripts with their place in the source.',
  reply: {
    200: z.object({
      /** Whether the stage measures visits. */
      isMeasured: z.boolean(),
      /** Null when they are not measured, or cannot be read right now. */
      visits: z.nullable(Visits),
    }),
  },
})
