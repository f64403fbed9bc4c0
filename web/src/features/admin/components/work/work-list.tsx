import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WorkItem, WorkListId } from '#shared/models/admin/work.ts'
import { outcomeWords } from '#shared/catalog/reasons/run-words.ts'
import { RunOutcome } from '#shared/models/outreach/run.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/forms/input.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { listWork } from '#shared/contracts/admin/work.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { paths } from '#web/lib/paths.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { showMoment } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { ageOf } from './age-of.ts'
import { csvOf } from './csv-of.ts'
import { aboutOf, LISTS, REASONS } from './work-texts.ts'

const RestartDialog = lazy(() => import('#web/features/admin/components/users/panels/restart-dialog.tsx'))

type Row = WorkItem & { readonly email: string | undefined }

/** One of the lists of work, with its filter in the address. */
export function WorkList({ list }: { list: WorkListId }) {
  const [query, setQuery] = useSearchParams()
  const reason = list === 'empty_runs' ? RunOutcome.safeParse(query.get('reason')).data : undefined
  const pages = useCursorPages(`${list} ${reason ?? ''}`)
  const now = useNow()
  const [restarted, setRestarted] = useState<Row | null>(null)
  const page = useQuery({
    ...adminReadOptions(listWork, { query: { list, reason, cursor: pages.cursor } }),
    placeholderData: keepPreviousData,
    select: ({ items, userEmails, nextCursor }) => ({
      rows: items.map((item) => ({ ...item, email: userEmails[item.userId] })),
      nextCursor,
    }),
  })
  const { title, description, empty } = LISTS[list]
  return (
    <>
      <PagedList
        title={title}
        description={description}
        list={page}
        pages={pages}
        columns={columnsOf(list, now, setRestarted)}
        empty={empty}
        tools={
          <>
            {list === 'empty_runs' && (
              <Field label="Reason">
                <Select
                  value={reason ?? ''}
                  onChange={({ target }) =>
                    setQuery({ list, ...(target.value === '' ? {} : { reason: target.value }) })
                  }
                  options={[
                    { value: '', label: 'All reasons' },
                    ...REASONS.map((value) => ({ value, label: outcomeWords(value) })),
                  ]}
                />
              </Field>
            )}
            {page.data !== undefined && page.data.rows.length > 0 && (
              <Button onClick={() => saveFile(`${list}.csv`, csvOf(list, page.data.rows), 'text/csv')}>
                Save as CSV
              </Button>
            )}
          </>
        }
      />
      {restarted !== null && (
        <LazyContent>
          <RestartDialog
            userId={restarted.userId}
            email={restarted.email ?? restarted.userId}
            lastRunId={restarted.id}
            onClose={() => setRestarted(null)}
          />
        </LazyContent>
      )}
    </>
  )
}

/** The part of a user's page where the work of a list is done. */
const TABS = {
  past_due: 'billing',
  disputed: 'billing',
  trials: 'billing',
  empty_runs: 'runs',
  postponed: 'emails',
  deletions: 'account',
} as const satisfies Record<WorkListId, string>

function columnsOf(list: WorkListId, now: number, onRestart: (row: Row) => void): readonly Column<Row>[] {
  const amount: Column<Row> = {
    name: 'Amount',
    cell: ({ amountCents }) => (amountCents === null ? '—' : dollars(amountCents)),
    className: 'tabular md:text-right',
  }
  const next: Column<Row> = {
    name: 'Next try',
    cell: ({ nextAt }) => (nextAt === null ? 'None' : showMoment(nextAt)),
    className: 'tabular',
  }
  return [
    {
      name: 'User',
      cell: ({ email, userId }) =>
        email === undefined ? (
          <span className="break-all text-muted">{userId}</span>
        ) : (
          <EmailAddress className="font-medium">{email}</EmailAddress>
        ),
    },
    ...(list === 'past_due' || list === 'disputed' ? [amount] : []),
    { name: list === 'postponed' ? 'Company' : 'What', cell: (row) => aboutOf(list, row) },
    {
      name: LISTS[list].at,
      cell: ({ at }) => (
        <>
          <span className="block">{showMoment(at)}</span>
          <span className="block text-muted">{ageOf(at, now)}</span>
        </>
      ),
      className: 'tabular',
    },
    ...(list === 'past_due' || list === 'postponed' ? [next] : []),
    ...(list === 'deletions'
      ? []
      : [
          {
            name: 'Actions',
            plain: true as const,
            cell: (row: Row) => (
              <span className="flex flex-wrap gap-2">
                <ButtonLink
                  size="sm"
                  to={paths.adminUser(row.userId, TABS[list])}
                  aria-label={`Page of user ${row.email ?? row.userId}`}
                >
                  Details
                </ButtonLink>
                {list === 'empty_runs' && (
                  <Button
                    size="sm"
                    aria-haspopup="dialog"
                    aria-label={`Start the run of ${row.email ?? row.userId} again`}
                    onClick={() => onRestart(row)}
                  >
                    Start again
                  </Button>
                )}
              </span>
            ),
          },
        ]),
  ]
}
