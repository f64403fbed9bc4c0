import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { percent, plain } from '#web/features/monitoring/formats.ts'

/** What admins should look at now. Rendered even when empty, so that new alerts are announced. */
export function Alerts({ monitoring }: { monitoring: Monitoring }) {
  const { systemHealth, gmailQuota, securityMetrics } = monitoring
  const { bruteForceAttempts: attempts } = securityMetrics.suspiciousActivity
  const { percentage: used } = gmailQuota
  const broken = systemHealth.components.filter(({ status }) => status === 'unhealthy')
  const isAlmostUsed = used !== null && used > MONITORING.gmailAlertPercent
  return (
    <div aria-live="polite" className="space-y-3 not-empty:mb-6">
      {systemHealth.overall === 'unhealthy' && (
        <Notice tone="bad" title="The service is unhealthy">
          {broken.map(({ name }) => name).join(', ')} {broken.length === 1 ? 'does' : 'do'} not work. People
          may not be able to use the product.
        </Notice>
      )}
      {attempts !== null && attempts > MONITORING.bruteForceMost && (
        <Notice tone="bad" title={`${plain(attempts)} brute-force attempts in 24 hours`}>
          Somebody is guessing passwords. Check where the failed sign-ins come from; accounts and networks
          lock themselves.
        </Notice>
      )}
      {used !== null && used > MONITORING.gmailWarnPercent && (
        <Notice tone={isAlmostUsed ? 'bad' : 'warn'} title={`${percent(used)} of the Gmail quota is used`}>
          {isAlmostUsed
            ? 'Above it, Google bills every unit until the quota resets.'
            : 'At this rate, Google will bill some units before the day ends.'}
        </Notice>
      )}
    </div>
  )
}
