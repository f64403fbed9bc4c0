import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { SERVICE_PARTS } from '#shared/catalog/monitoring/service-parts.ts'
import { acknowledgeOutage } from '#shared/contracts/admin/service-status.ts'
import type { Health, Monitoring } from '#shared/models/admin/monitoring.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { monitoringQuery } from '#web/features/monitoring/api/get-monitoring-dashboard.ts'
import { milliseconds, plain, sinceOf } from '#web/features/monitoring/formats.ts'
import { useAdminCall, useAdminEmail } from '#web/lib/admin/admin-read-options.ts'
import { counted } from '#web/lib/counted.ts'

const STATES = {
  healthy: { label: 'Healthy', tone: 'good', Icon: CircleCheck },
  degraded: { label: 'Degraded', tone: 'warn', Icon: TriangleAlert },
  unhealthy: { label: 'Unhealthy', tone: 'bad', Icon: CircleX },
  unknown: { label: 'Unknown', tone: 'neutral', Icon: CircleHelp },
} as const

const SENTENCES: Readonly<Record<Health, string>> = {
  healthy: 'Every part is working as it should.',
  degraded: 'People can work, but part of the service is slow, behind or unavailable.',
  unhealthy: 'People can’t do what they came for.',
  unknown: 'We can’t check the service’s health right now.',
}

type Component = Monitoring['systemHealth']['components'][number]
type Part = Monitoring['systemHealth']['parts'][number]

const COLUMNS: readonly Column<Component>[] = [
  { name: 'Part', cell: ({ name }) => <span className="font-medium">{name}</span> },
  { name: 'Status', cell: ({ status }) => <HealthBadge status={status} /> },
  {
    name: 'Response time',
    cell: ({ responseTime }) =>
      responseTime === null ? <span className="text-muted">Not measured</span> : milliseconds(responseTime),
    className: 'tabular md:text-right',
  },
  {
    name: 'Left',
    cell: ({ left }) =>
      left === null ? (
        <span className="text-muted">—</span>
      ) : (
        `${plain(left.count)} of ${plain(left.of)} ${left.what}`
      ),
    className: 'tabular md:pr-8 md:text-right',
  },
  {
    name: 'Issue',
    cell: ({ error, since }) =>
      error === null ? (
        'Nothing'
      ) : (
        <>
          {error}
          {since !== null && <span className="text-muted"> Since {sinceOf(since)}.</span>}
        </>
      ),
    className: 'md:w-2/5',
  },
]

/** The overall health and what is not healthy, by what users do with it; what is healthy is collapsed into a line. */
export function HealthCard({
  health: { overall, version, components, parts },
}: {
  health: Monitoring['systemHealth']
}) {
  const rows = components.map((component) => ({ ...component, id: component.name }))
  const healthy = rows.filter(({ status }) => status === 'healthy')
  return (
    <TitledCard
      title="System health"
      description={`${SENTENCES[overall]} Version ${version}.`}
      aside={<HealthBadge status={overall} />}
    >
      {components.length === 0 && (
        <p className="px-5 py-5 text-sm text-muted sm:px-6">No part could be checked.</p>
      )}
      {parts
        .filter(({ status }) => status !== 'healthy')
        .map((part) => (
          <TroubledPart
            key={part.id}
            part={part}
            components={rows.filter((row) => row.part === part.id && row.status !== 'healthy')}
          />
        ))}
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

/** How many of a part's components are up, and since when: `Job sources 0 of 9 up since 23:14`. */
export function upOf({ id, status, up, of, since }: Part): string {
  const count = status === 'unknown' ? 'unknown' : `${up} of ${of} up`
  return `${SERVICE_PARTS[id].name} ${count}${since === null ? '' : ` since ${sinceOf(since)}`}`
}

function TroubledPart({
  part,
  components,
}: {
  part: Part
  components: readonly (Component & { readonly id: string })[]
}) {
  const { id, status, affected } = part
  return (
    <section aria-label={SERVICE_PARTS[id].name} className="border-t border-line first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-4 pb-2 sm:px-6">
        <div className="min-w-0 text-sm">
          <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold tabular">
            {upOf(part)}
            <HealthBadge status={status} />
          </h3>
          <p className="mt-1 text-muted">
            {status === 'unhealthy' && SERVICE_PARTS[id].down}
            {affected !== null &&
              ` ${counted(affected, 'user with access is affected', 'users with access are affected')}.`}
          </p>
        </div>
        <Acknowledgement part={part} />
      </div>
      <DataTable
        caption={`Components of ${SERVICE_PARTS[id].name} that need a look`}
        columns={COLUMNS}
        rows={components}
      />
    </section>
  )
}

function Acknowledgement({ part: { id, since, acknowledged } }: { part: Part }) {
  const emailOf = useAdminEmail()
  const { mutate, isPending } = useAdminCall(acknowledgeOutage, monitoringQuery.queryKey, {
    failed: 'Not acknowledged',
  })
  if (acknowledged !== null) {
    const by = emailOf(acknowledged.by) ?? 'an admin'
    return (
      <p className="text-sm text-muted">
        Seen by {by} at {sinceOf(acknowledged.at)}
      </p>
    )
  }
  if (since === null) return null
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isPending}
      aria-label={`Acknowledge: ${SERVICE_PARTS[id].name}`}
      onClick={() => mutate({ body: { part: id, since } })}
    >
      Acknowledge
    </Button>
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
