import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { OutreachList } from '#shared/models/outreach/outreach.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Pagination } from '#web/components/ui/pagination.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { counted } from '#web/lib/counted.ts'
import { LineDrawing } from '#web/components/ui/line-drawing.tsx'
import { paths } from '#web/lib/paths.ts'
import { isPaused } from '#web/lib/session/subscription-status.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { emailsOf } from '#web/queries/list-email-outreach.ts'
import { allEmails } from '#web/features/tracker/api/download-emails.ts'
import { FOLDERS } from '#web/features/tracker/folders.ts'
import { useSelection } from '#web/features/tracker/use-selection.ts'
import { hasDays, type ListView } from '#web/features/tracker/list-view.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'
import { EmailList } from './email-list.tsx'

interface ListSectionProps {
  list: OutreachList
  /** The requested page is still loading and another one is shown. */
  behind: boolean
  run: Run | null
}

/** How many emails match the active filters. */
function filterSummary({ totalItems }: OutreachList, view: ListView): string {
  const days = hasDays(view) ? ' in the days you picked' : ''
  return view.search === undefined
    ? `${counted(totalItems, 'email')}${days}`
    : `${counted(totalItems, 'email')} with “${view.search}”${days}`
}

export function ListSection({ list, behind, run }: ListSectionProps) {
  const { view, show, open } = useListView()
  const heading = useRef<HTMLHeadingElement>(null)
  const { folder, search, startDate, endDate } = view
  const selection = useSelection(JSON.stringify([folder, search, startDate, endDate]))
  const goTo = (page: number) => {
    show({ ...view, page })
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }
  // A list that is still loading is not called empty.
  if (list.totalItems === 0 && behind) return <LoadingSkeleton label="Loading your emails" variant="rows" />
  if (list.totalItems === 0)
    return (
      <Card>
        <h2 className="sr-only">Emails</h2>
        <NoEmails list={list} run={run} />
      </Card>
    )
  return (
    <section aria-busy={behind} className="space-y-6">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Emails, page {view.page} of {list.totalPages}
      </h2>
      {!behind && list.searchedOnly !== undefined && (
        <p className="text-sm text-muted">
          <SearchedOnly list={list} />
        </p>
      )}
      <EmailList
        entries={emailsOf(list)}
        totalItems={list.totalItems}
        summary={behind ? 'Looking…' : filterSummary(list, view)}
        selection={selection}
        readAll={() => allEmails(view)}
        onOpen={open}
        faded={behind}
      />
      <Pagination page={view.page} totalPages={list.totalPages} onChange={goTo} label="Pages of emails" />
    </section>
  )
}

function nextStep(run: Run | null): string {
  if (run === null)
    return (
      'Save your job search on the Configuration page and start it there. Your first emails ' +
      `appear here ${CYCLE.expectedMinutes} minutes later.`
    )
  if (run.state === 'finished')
    return 'The last run wrote nothing; the reason is above. The Configuration page says what comes next.'
  return 'Your first emails are being prepared and appear here one by one. You can leave this page.'
}

function NothingYet({ run }: { run: Run | null }) {
  const { data: user } = useQuery(userQuery)
  const hasNone = user?.isActive === false
  return (
    <EmptyState
      title="No Email Outreach Yet"
      drawing={
        <LineDrawing viewBox="0 0 140 84" className="w-36">
          <path d="M44 50V8h40l12 12v30" />
          <path d="M84 8v12h12" />
          <path d="M54 24h18M54 33h30" className="text-line" />
          <path d="M14 50h32l6 10h36l6-10h32v24H14z" />
          <path d="m104 40 18-18 5 5-18 18-7 2z" className="text-accent" stroke="currentColor" />
        </LineDrawing>
      }
      action={
        !hasNone &&
        (run === null || run.state === 'finished') && (
          <ButtonLink variant="accent" to={paths.configuration}>
            Open Configuration
          </ButtonLink>
        )
      }
    >
      {user !== undefined && isPaused(user)
        ? 'Nothing has been written yet. Your emails appear here once your plan continues.'
        : hasNone
          ? 'Nothing has been written yet. Your emails appear here once you have a plan.'
          : nextStep(run)}
    </EmptyState>
  )
}

/** Says that a search stopped before the end. */
function SearchedOnly({ list: { searchedOnly } }: { list: OutreachList }) {
  if (searchedOnly === undefined) return null
  return (
    <span className="block">
      Only the newest {searchedOnly.toLocaleString('en')} emails were searched. Pick days to search older
      ones.
    </span>
  )
}

function NoEmails({ list, run }: Pick<ListSectionProps, 'list' | 'run'>) {
  const { view, show } = useListView()
  const showAll = () =>
    show({ ...view, page: 1, startDate: undefined, endDate: undefined, search: undefined, folder: undefined })
  if (view.search !== undefined)
    return (
      <EmptyState
        title={`No email with “${view.search}”${hasDays(view) ? ' in these days' : ''}`}
        action={<Button onClick={showAll}>Show all emails</Button>}
      >
        Every word must appear in the company, job title, person or subject. Try fewer words, or part of a
        word.
        <SearchedOnly list={list} />
      </EmptyState>
    )
  if (hasDays(view))
    return (
      <EmptyState title="No emails in these days" action={<Button onClick={showAll}>Clear Filter</Button>}>
        No emails were written in the range you picked. Pick other days, or see all emails.
      </EmptyState>
    )
  // Before the first email there is nothing to say about a folder.
  if (view.folder !== undefined && list.availableDates.length > 0)
    return (
      <EmptyState
        title={`Nothing in “${FOLDERS[view.folder].label}”`}
        action={<Button onClick={showAll}>Show all emails</Button>}
      >
        {FOLDERS[view.folder].empty}
      </EmptyState>
    )
  return <NothingYet run={run} />
}
