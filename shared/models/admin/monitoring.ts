import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

export const Health = z.enum(['healthy', 'degraded', 'unhealthy', 'unknown'])
export type Health = z.infer<typeof Health>

/** What can be measured, or null where its source does not answer: a page shows it as unknown. */
const figure = z.nullable(z.number())

export const ComponentHealth = z.object({
  name: z.string(),
  status: Health,
  /** Milliseconds that the probe took; null when it was not made or not answered. */
  responseTime: figure,
  /** What is wrong, in words without anything internal; null when nothing is. */
  error: z.nullable(z.string()),
})
export type ComponentHealth = z.infer<typeof ComponentHealth>

export const Monitoring = z.object({
  systemHealth: z.object({ overall: Health, version: z.string(), components: z.array(ComponentHealth) }),
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
    /** Answers of status 500 and above in a hundred: over the last 24 hours, and over the last hour. */
    errorRate: z.object({ percentage: figure, last1h: figure }),
    throughput: z.object({ requestsPerSecond: figure }),
    /** Memory in use of what a function has, in a hundred: the fullest one of the last hour. */
    systemLoad: z.object({ memory: figure }),
  }),
  /** Of the last 24 hours' checks, how many in a hundred were healthy or degraded; and in words. */
  uptimeMetrics: z.object({ uptime: figure, formatted: z.string() }),
  /** Quota units of the Gmail API that were used since the day began at Google (midnight Pacific time). */
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
