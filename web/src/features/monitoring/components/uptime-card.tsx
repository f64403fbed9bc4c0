import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Figures } from '#web/components/admin/figures.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { showMoment } from '#web/lib/time.ts'
import { percent, plain, shown } from '#web/features/monitoring/formats.ts'

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
  const inWords = current === null ? null : `${plain(current)} of ${plain(limit)} units`
  return (
    <TitledCard title="Uptime and quota">
      <CardBody className="space-y-6">
        <Figures of={[{ label: 'Uptime', value: shown(uptime, percent), note: formatted }]} />
        <div className="border-t border-line pt-5">
          <Figures
            of={[{ label: 'Gmail quota', value: shown(percentage, percent), note: inWords ?? undefined }]}
          />
          {percentage !== null && (
            <Progress
              className="mt-2"
              label="Gmail quota used"
              value={percentage}
              valueText={inWords ?? percent(percentage)}
              tone={toneOf(percentage)}
            />
          )}
          <p className="mt-2 text-xs text-muted">It resets at {showMoment(resetTime)}.</p>
        </div>
      </CardBody>
    </TitledCard>
  )
}
