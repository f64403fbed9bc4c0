import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { showMoment } from '#web/lib/time.ts'
import { percent, plain, shown, UNKNOWN } from '#web/features/monitoring/formats.ts'

function toneOf(used: number): 'brand' | 'warn' | 'bad' {
  if (used > MONITORING.gmailAlertPercent) return 'bad'
  return used > MONITORING.gmailWarnPercent ? 'warn' : 'brand'
}

/** The uptime of the last day, and the used part of Google's daily quota. */
export function UptimeCard({
  uptime: { uptime, formatted },
  quota: { current, limit, percentage, resetTime },
}: {
  uptime: Monitoring['uptimeMetrics']
  quota: Monitoring['gmailQuota']
}) {
  const inWords = current === null ? UNKNOWN : `${plain(current)} of ${plain(limit)} units`
  return (
    <TitledCard title="Uptime and quota">
      <CardBody className="space-y-6">
        <dl>
          <dt className="text-sm text-muted">Uptime</dt>
          <dd className="mt-1">
            <span className={uptime === null ? 'text-lg text-muted' : 'font-serif text-2xl tabular'}>
              {shown(uptime, percent)}
            </span>
            <span className="mt-0.5 block text-xs text-muted">{formatted}</span>
          </dd>
        </dl>
        <div className="border-t border-line pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-sans text-sm font-normal text-muted">Gmail quota</h3>
            <p className="text-sm tabular">{inWords}</p>
          </div>
          <p className={percentage === null ? 'mt-1 text-lg text-muted' : 'mt-1 font-serif text-2xl tabular'}>
            {shown(percentage, percent)}
          </p>
          {percentage !== null && (
            <Progress
              className="mt-2"
              label="Gmail quota used"
              value={percentage}
              valueText={inWords}
              tone={toneOf(percentage)}
            />
          )}
          <p className="mt-2 text-xs text-muted">It resets at {showMoment(resetTime)}.</p>
        </div>
      </CardBody>
    </TitledCard>
  )
}
