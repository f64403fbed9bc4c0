import type { Monitoring } from '#shared/models/monitoring.ts'
import { Card, CardHeader } from '#web/components/ui/card.tsx'
import { cn } from '#web/lib/cn.ts'
import { HEALTH_SENTENCES, milliseconds } from '#web/features/monitoring/texts.ts'
import { HealthBadge } from './health-badge.tsx'

const CELL = cn(
  'px-3 py-3 text-left align-top first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6',
  'max-md:p-0 max-md:first:pl-0 max-md:last:pr-0',
)

/** The whole, and each part with how it is. */
export function HealthCard({
  health: { overall, version, components },
}: {
  health: Monitoring['systemHealth']
}) {
  return (
    <Card aria-labelledby="health-heading">
      <CardHeader
        id="health-heading"
        title="System health"
        description={`${HEALTH_SENTENCES[overall]} Version ${version}.`}
        aside={<HealthBadge status={overall} />}
      />
      {components.length === 0 ? (
        <p className="px-5 py-5 text-sm text-muted sm:px-6">No part could be asked.</p>
      ) : (
        <table className="w-full text-sm max-md:block">
          <caption className="sr-only">Parts of the service</caption>
          <thead className="max-md:sr-only">
            <tr className="text-muted">
              {['Part', 'Status', 'Response time', 'What is wrong'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={cn(
                    CELL,
                    'py-2 font-medium',
                    name === 'Response time' && 'md:pr-12 md:text-right',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {components.map(({ name, status, responseTime, error }) => (
              <tr
                key={name}
                className={cn(
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
                <td className={cn(CELL, 'tabular max-md:col-span-2 max-md:text-xs md:pr-12 md:text-right')}>
                  <span aria-hidden className="text-muted md:hidden">
                    Response time:{' '}
                  </span>
                  {responseTime === null ? (
                    <span className="text-muted">Not measured</span>
                  ) : (
                    milliseconds(responseTime)
                  )}
                </td>
                <td className={cn(CELL, 'break-words text-pretty max-md:col-span-2 md:w-2/5')}>
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
      )}
    </Card>
  )
}
