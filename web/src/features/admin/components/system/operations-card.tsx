import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { listOperations, startOperation } from '#shared/contracts/admin/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import type { Operation } from '#shared/models/admin/operation.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { adminReadOptions, useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { showMoment } from '#web/lib/time.ts'
import { counted } from '#web/lib/counted.ts'

const TestAutomationDialog = lazy(() => import('./test-automation-dialog.tsx'))

const OPERATIONS: Readonly<Record<OperationKind, { name: string; does: string }>> = {
  sync_users: {
    name: 'Sync users',
    does:
      'Compares every account with the payment provider, as happens each night, and ' +
      'corrects any differences.',
  },
  refresh_gmail_tokens: {
    name: 'Refresh Gmail tokens',
    does:
      'Asks Google for fresh access to every connected mailbox. If Google refuses, the ' +
      'mailbox stays inactive until its owner, who is notified by email, reconnects it.',
  },
  test_automation: {
    name: 'Test automation',
    does:
      'Runs the automation for one user up to the letters. Nothing is saved, counted, ' +
      'drafted or mailed; the report has figures and companies.',
  },
}

const operationsQuery = adminReadOptions(listOperations)

/** Polling interval in milliseconds while an operation is running. */
const POLL_MS = 2_000

const isUnderWay = (operation: Operation | undefined) =>
  operation?.state === 'queued' || operation?.state === 'running'

/** The three operations, each with its latest run. */
export function OperationsCard() {
  const query = useQuery({
    ...operationsQuery,
    refetchInterval: ({ state }) => (state.data?.operations.some(isUnderWay) ? POLL_MS : false),
  })
  const { data, error, refetch } = query
  const { mutate, isPending: isStarting, variables } = useAdminCall(startOperation, operationsQuery.queryKey)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  const start = (body: BodyInputOf<typeof startOperation>) => {
    const { name } = OPERATIONS[body.kind]
    mutate(
      { body },
      {
        onSuccess: () =>
          notify.success({
            title: `${name} started`,
            description: 'Its progress shows here; you can leave the page.',
          }),
        onError: (failure) => {
          notify.refusal({
            title: `Failed to start: ${name.toLowerCase()}`,
            description: 'Please try again.',
          })(failure)
          // Another admin may have started the same operation: its progress is shown.
          void refetch()
        },
      },
    )
  }

  return (
    <TitledCard
      title="Operations"
      description="Only one of each kind runs at a time. The report of the latest run stays here."
    >
      {data !== undefined && error !== null && (
        <Notice
          tone="warn"
          role="alert"
          title="The progress could not be refreshed"
          className="mx-5 mt-4 sm:mx-6"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {explain(error, 'Running operations continue.')}
        </Notice>
      )}
      <Loaded
        query={query}
        skeleton={<LoadingSkeleton label="Loading the operations" variant="table" />}
        failed="The operations could not be loaded"
        advice="Running operations continue. Try again in a moment."
      >
        {({ operations }) => (
          <ul>
            {OperationKind.options.map((kind) => {
              const latest = operations.find((operation) => operation.kind === kind)
              const busy = isUnderWay(latest) || (isStarting && variables.body.kind === kind)
              const { name, does } = OPERATIONS[kind]
              return (
                <li key={kind} className="border-t border-line px-5 py-5 first:border-t-0 sm:px-6">
                  <div className="flex flex-wrap items-start justify-between gap-4">
                    <div className="min-w-0 flex-1 basis-72">
                      <h3 className="text-base font-semibold">{name}</h3>
                      <p className="mt-1 measure text-sm text-muted">{does}</p>
                    </div>
                    <Button
                      busy={busy}
                      {...(kind === 'test_automation' ? { 'aria-haspopup': 'dialog' as const } : {})}
                      onClick={() => (kind === 'test_automation' ? setAsking(true) : start({ kind }))}
                    >
                      {name}
                    </Button>
                  </div>
                  <OperationView name={name} operation={latest} />
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
      {asking && (
        <LazyContent>
          <TestAutomationDialog
            onClose={close}
            onStart={(choice) => {
              close()
              start({ kind: 'test_automation', ...choice })
            }}
          />
        </LazyContent>
      )}
    </TitledCard>
  )
}

const STATES = {
  queued: <Badge>Waiting to start</Badge>,
  running: <Badge tone="brand">Running</Badge>,
  done: <Badge tone="good">Done</Badge>,
  failed: <Badge tone="bad">Failed</Badge>,
} as const satisfies Record<Operation['state'], unknown>

const amountOf = ({ done, total }: Operation): string =>
  total === null
    ? `${done.toLocaleString('en')} so far`
    : `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`

/** The latest run of an operation: its progress and its report. */
function OperationView({ name, operation }: { name: string; operation: Operation | undefined }) {
  if (operation === undefined) return <p className="mt-3 text-sm text-muted">It hasn’t run yet.</p>
  const { state, startedAt, endedAt, done, total, report } = operation
  const isRunning = isUnderWay(operation)
  return (
    <div className="mt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular">
        {/* Only the state is announced: every step would be too much. */}
        <span aria-live="polite">
          <span className="sr-only">{name}: </span>
          {STATES[state]}
        </span>
        <span>Started {showMoment(startedAt)}</span>
        {endedAt !== null && <span>Ended {showMoment(endedAt)}</span>}
        {(isRunning || done > 0) && <span>{amountOf(operation)}</span>}
      </p>
      {isRunning && total !== null && total > 0 && (
        <Progress
          label={`${name}, progress`}
          value={(done / total) * 100}
          valueText={amountOf(operation)}
          className="mt-3"
        />
      )}
      {report.length > 0 && (
        <details className="mt-3" open={state === 'failed' || report.length <= 8}>
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-md font-medium">
            Report ({counted(report.length, 'line')})
          </summary>
          <ol
            aria-label={`Report of ${name}`}
            // The scrolling list must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="mt-2 max-h-72 space-y-1 overflow-y-auto rounded-md bg-wash px-4 py-3 break-words tabular"
          >
            {report.map((line, index) => (
              <li key={`${index}-${line}`}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
