import * as z from 'zod/mini'
import { SERVICE_PART_IDS } from '#shared/catalog/monitoring/service-parts.ts'
import { ServiceNote } from '../account/service-note.ts'
import { Instant } from '../wire-types.ts'

export const Health = z.enum(['healthy', 'degraded', 'unhealthy', 'unknown'])
export type Health = z.infer<typeof Health>

/** A measured value, or null when its source does not answer; pages show that as unknown. */
const figure = z.nullable(z.number())

export const ComponentHealth = z.object({
  name: z.string(),
  status: Health,
  /** Duration of the probe in milliseconds; null when it was not made or not answered. */
  responseTime: figure,
  /** The problem, without internal details; null when there is none. */
  error: z.nullable(z.string()),
  /** The part of the service that it belongs to. */
  part: z.enum(SERVICE_PART_IDS),
  /** What is left of what the vendor allows, where it says so. */
  left: z.nullable(z.object({ what: z.enum(['credits', 'mails']), count: z.number(), of: z.number() })),
})
export type ComponentHealth = z.infer<typeof ComponentHealth>

/** When an admin acknowledged an outage, and the admin's id. */
export const Acknowledged = z.object({ at: Instant, by: z.string() })

const since = z.nullable(Instant)

/** A part of the service as its users know it. */
export const PartHealth = z.object({
  id: z.enum(SERVICE_PART_IDS),
  status: Health,
  /** How many of its components are up; a slow one is, an unknown one is not counted. */
  up: z.number(),
  of: z.number(),
})
export type PartHealth = z.infer<typeof PartHealth>

export const Monitoring = z.object({
  systemHealth: z.object({
    overall: Health,
    version: z.string(),
    components: z.array(
      z.extend(ComponentHealth, {
        /** Since when it is as it is; null for a healthy one. */
        since,
      }),
    ),
    parts: z.array(
      z.extend(PartHealth, {
        since,
        /** Accounts with access while it is down and nobody can do without it; otherwise null. */
        affected: figure,
        acknowledged: z.nullable(Acknowledged),
      }),
    ),
  }),
  /** The note that users see. */
  note: z.nullable(ServiceNote),
  securityMetrics: z.object({
    failedLogins: z.object({
      last24h: figure,
      topIPs: z.nullable(z.array(z.object({ ip: z.string(), count: z.number() }))),
    }),
    suspiciousActivity: z.object({ bruteForceAttempts: figure, accountLockouts: figure }),
    rateLimitHits: z.object({
      last24h: figure,
      last1h: figure,
      topEndpoints: z.nullable(z.array(z.object({ endpoint: z.string(), count: z.number() }))),
    }),
  }),
  performanceMetrics: z.object({
    /** Milliseconds over the last hour. */
    responseTime: z.object({ avg: figure, p95: figure, p99: figure }),
    /** Percent of answers with status 500 and above, over the last 24 hours and the last hour. */
    errorRate: z.object({ percentage: figure, last1h: figure }),
    throughput: z.object({ requestsPerSecond: figure }),
    /** Percent of a function's memory in use: the highest of the last hour. */
    systemLoad: z.object({ memory: figure }),
  }),
  /** Percent of the last 24 hours' checks that were healthy or degraded, and the same in words. */
  uptimeMetrics: z.object({ uptime: figure, formatted: z.string() }),
  /** Gmail API quota units used since midnight Pacific time, when Google's day begins. */
  gmailQuota: z.object({ current: figure, limit: z.number(), percentage: figure, resetTime: Instant }),
  /** Hourly values of the last 24 hours, oldest first; null when they cannot be read. */
  history: z.nullable(
    z.array(
      z.object({
        hour: Instant,
        requests: z.number(),
        errors: z.number(),
        p95: figure,
        failedLogins: z.number(),
        rateLimited: z.number(),
      }),
    ),
  ),
  lastUpdated: Instant,
})
export type Monitoring = z.infer<typeof Monitoring>
