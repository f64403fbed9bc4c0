import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { Health, Monitoring } from '#shared/models/admin/monitoring.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { clsx } from 'clsx'
import { milliseconds } from '#web/features/monitoring/formats.ts'
import { counted } from '#web/lib/counted.ts'

const STATES = {
  healthy: { label: 'Healthy', tone: 'good', Icon: CircleCheck },
  degraded: { label: 'Degraded', tone: 'warn', Icon: TriangleAlert },
  unhealthy: { label: 'Unhealthy', tone: 'bad', Icon: CircleX },
  unknown: { label: 'Unknown', tone: 'neutral', Icon: CircleHelp },
} as const

const SENTENCES: Readonly<Record<Health, string>> = {
  healthy: 'Every part is working as it should.',
  degraded: 'The service works, but part of it is slow, behind or unavailable.',
  unhealthy: 'An essential part of the service is unavailable.',
  unknown: 'The health of the service cannot be checked right now.',
}

const CELL = clsx(
  'px-3 py-3 text-left align-top first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6',
  'max-md:p-0 max-md:first:pl-0 max-md:last:pr-0',
)

/** The overall health and that of each part; healthy parts are collapsed into a line. */
export function HealthCard({
  health: { overall, version, components },
}: {
  health: Monitoring['systemHealth']
}) {
  const healthy = components.filter(({ status }) => status === 'healthy')
  const unhealthy = components.filter(({ status }) => status !== 'healthy')
  return (
    <TitledCard
      title="System health"
      description={`${SENTENCES[overall]} Version ${version}.`}
      aside={<HealthBadge status={overall} />}
    >
      {components.length === 0 && (
        <p className="px-5 py-5 text-sm text-muted sm:px-6">No part could be checked.</p>
      )}
      {unhealthy.length > 0 && <PartsTable caption="Parts that need a look" parts={unhealthy} />}
      {healthy.length > 0 && (
        <details className="border-t border-line first:border-t-0">
          <summary className="cursor-pointer px-5 py-3 text-sm sm:px-6">
            <span className="font-medium">
              {counted(healthy.length, 'part is healthy', 'parts are healthy')}
            </span>
            <span className="text-muted">: {healthy.map(({ name }) => name).join(', ')}</span>
          </summary>
          <PartsTable caption="Healthy parts" parts={healthy} />
        </details>
      )}
    </TitledCard>
  )
}

function HealthBadge({ status }: { status: Health }) {
  const { label, tone, Icon } = STATES[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  )
}

function PartsTable({
  caption,
  parts,
}: {
  caption: string
  parts: Monitoring['systemHealth']['components']
}) {
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-muted">
          {['Part', 'Status', 'Response time', 'What is wrong'].map((name) => (
            <th
              key={name}
              scope="col"
              className={clsx(CELL, 'font-medium', name === 'Response time' && 'md:pr-12 md:text-right')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {parts.map(({ name, status, responseTime, error }) => (
          <tr
            key={name}
            className={clsx(
              'border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]',
              'max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-5 max-md:py-3',
            )}
          >
            <th scope="row" className={`${CELL} font-medium`}>
              {name}
            </th>
            <td className={CELL}>
              <HealthBadge status={status} />
            </td>
            <td className={clsx(CELL, 'tabular max-md:col-span-2 max-md:text-xs md:pr-12 md:text-right')}>
              <span aria-hidden className="text-muted md:hidden">
                Response time:{' '}
              </span>
              {responseTime === null ? (
                <span className="text-muted">Not measured</span>
              ) : (
                milliseconds(responseTime)
              )}
            </td>
            <td className={clsx(CELL, 'break-words text-pretty max-md:col-span-2 md:w-2/5')}>
              {error ?? (
                <>
                  <span className="sr-only">Nothing</span>
                  <span aria-hidden className="text-muted max-md:hidden">
                    —
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
