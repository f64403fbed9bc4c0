import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { Health, Monitoring } from '#shared/models/admin/monitoring.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
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
  unknown: 'We can’t check the service’s health right now.',
}

type Part = Monitoring['systemHealth']['components'][number]

const COLUMNS: readonly Column<Part>[] = [
  { name: 'Part', cell: ({ name }) => <span className="font-medium">{name}</span> },
  { name: 'Status', cell: ({ status }) => <HealthBadge status={status} /> },
  {
    name: 'Response time',
    cell: ({ responseTime }) =>
      responseTime === null ? <span className="text-muted">Not measured</span> : milliseconds(responseTime),
    className: 'tabular md:pr-12 md:text-right',
  },
  { name: 'Issue', cell: ({ error }) => error ?? 'Nothing', className: 'md:w-2/5' },
]

/** The overall health and that of each part; healthy parts are collapsed into a line. */
export function HealthCard({
  health: { overall, version, components },
}: {
  health: Monitoring['systemHealth']
}) {
  const parts = components.map((part) => ({ ...part, id: part.name }))
  const healthy = parts.filter(({ status }) => status === 'healthy')
  const unhealthy = parts.filter(({ status }) => status !== 'healthy')
  return (
    <TitledCard
      title="System health"
      description={`${SENTENCES[overall]} Version ${version}.`}
      aside={<HealthBadge status={overall} />}
    >
      {components.length === 0 && (
        <p className="px-5 py-5 text-sm text-muted sm:px-6">No part could be checked.</p>
      )}
      {unhealthy.length > 0 && (
        <DataTable caption="Parts that need a look" columns={COLUMNS} rows={unhealthy} />
      )}
      {healthy.length > 0 && (
        <details className="border-t border-line first:border-t-0">
          <summary className="cursor-pointer px-5 py-3 text-sm sm:px-6">
            <span className="font-medium">
              {counted(healthy.length, 'part is healthy', 'parts are healthy')}
            </span>
            <span className="text-muted">: {healthy.map(({ name }) => name).join(', ')}</span>
          </summary>
          <DataTable caption="Healthy parts" columns={COLUMNS} rows={healthy} />
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
