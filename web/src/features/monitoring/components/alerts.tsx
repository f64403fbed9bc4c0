import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { percent, plain } from '#web/features/monitoring/texts.ts'

interface Alert {
  readonly key: string
  readonly tone: 'warn' | 'bad'
  readonly title: string
  readonly text: string
}

function alertsIn({ systemHealth, gmailQuota, securityMetrics }: Monitoring): readonly Alert[] {
  const { percentage } = gmailQuota
  const { bruteForceAttempts } = securityMetrics.suspiciousActivity
  const unhealthy = systemHealth.components
    .filter(({ status }) => status === 'unhealthy')
    .map(({ name }) => name)
  return [
    ...(systemHealth.overall === 'unhealthy'
      ? [
          {
            key: 'health',
            tone: 'bad' as const,
            title: 'The service is unhealthy',
            text:
              `${unhealthy.join(', ')} ${unhealthy.length === 1 ? 'does' : 'do'} not work. People may ` +
              'not be able to use the product.',
          },
        ]
      : []),
    ...(bruteForceAttempts !== null && bruteForceAttempts > MONITORING.bruteForceMost
      ? [
          {
            key: 'brute-force',
            tone: 'bad' as const,
            title: `${plain(bruteForceAttempts)} brute-force attempts in 24 hours`,
            text:
              'Somebody is guessing passwords. Check where the failed sign-ins come from; ' +
              'accounts and networks lock themselves.',
          },
        ]
      : []),
    ...quotaAlert(percentage),
  ]
}

function quotaAlert(used: number | null): readonly Alert[] {
  if (used === null || used <= MONITORING.gmailWarnPercent) return []
  const isLast = used > MONITORING.gmailAlertPercent
  return [
    {
      key: 'quota',
      tone: isLast ? 'bad' : 'warn',
      title: `${percent(used)} of the Gmail quota is used`,
      text: isLast
        ? 'Above it, Google bills every unit until the quota resets.'
        : 'At this rate, Google will bill some units before the day ends.',
    },
  ]
}

/** What admins should look at now. Rendered even when empty, so that new alerts are announced. */
export function Alerts({ monitoring }: { monitoring: Monitoring }) {
  const alerts = alertsIn(monitoring)
  return (
    <div aria-live="polite" className={alerts.length === 0 ? undefined : 'mb-6 space-y-3'}>
      {alerts.map(({ key, tone, title, text }) => (
        <Notice key={key} tone={tone} title={title}>
          {text}
        </Notice>
      ))}
    </div>
  )
}
