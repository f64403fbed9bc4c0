import { TextLink } from '#web/components/ui/links.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, PenLine } from 'lucide-react'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { emailsOf, outreachQuery } from '#web/queries/list-email-outreach.ts'

/** More would push the rest of the page down; the tracker shows all. */
const MAX_SHOWN = 6

type Progress = 'ready' | 'writing' | 'failed'

const ORDER = ['ready', 'writing', 'failed'] as const satisfies readonly Progress[]
const WORDS = { writing: 'being written', failed: 'not written' } as const
const ICONS = {
  ready: <CircleCheck aria-hidden className="size-4 shrink-0 text-good-ink" />,
  writing: <PenLine aria-hidden className="size-4 shrink-0 text-muted" />,
  failed: <CircleX aria-hidden className="size-4 shrink-0 text-muted" />,
}

function progressOf({ emailStatus }: OutreachEntry): Progress {
  if (emailStatus === 'scheduled') return 'writing'
  return emailStatus === 'failed' ? 'failed' : 'ready'
}

interface RunCompaniesProps {
  run: Run
  /** Whether reading the first draft is the primary action of the screen. */
  next: boolean
}

/**
 * The companies that the current run writes to, as they are added, in one page as long as the longest run.
 * Each draft can be read as soon as it is ready.
 */
export function RunCompanies({ run, next }: RunCompaniesProps) {
  const list = useQuery(outreachQuery({ page: 1, limit: MOST_EMAILS_PER_DAY })).data
  const chosen = (list === undefined ? [] : emailsOf(list))
    .filter(({ createdAt }) => createdAt >= run.startedAt)
    .toSorted((one, other) => ORDER.indexOf(progressOf(one)) - ORDER.indexOf(progressOf(other)))
  const first = chosen.find((entry) => progressOf(entry) === 'ready')
  const shown = chosen.slice(0, MAX_SHOWN)
  const more = run.reserved - shown.length
  if (chosen.length === 0)
    return <p className="mt-4 text-sm text-muted">The companies appear here as they are chosen.</p>
  return (
    <>
      <ul aria-label="Companies of this run" className="mt-4 grid gap-x-8 text-sm sm:grid-cols-2">
        {shown.map((entry) => (
          <Company key={entry.id} entry={entry} />
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-xs text-muted tabular">and {more} more</p>}
      {first && (
        <ButtonLink variant={next ? 'accent' : 'outline'} className="mt-4" to={paths.email(first.id)}>
          Read your first draft
        </ButtonLink>
      )}
    </>
  )
}

function Company({ entry }: { entry: OutreachEntry }) {
  const progress = progressOf(entry)
  return (
    <li className="flex min-w-0 items-center gap-2 border-t border-line py-1.5">
      {ICONS[progress]}
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{entry.companyName}</span>
        <span className="text-muted"> · {entry.jobTitle}</span>
      </span>
      {progress === 'ready' ? (
        <TextLink to={paths.email(entry.id)} className="min-h-6 leading-6">
          Read
          <span className="sr-only"> the draft to {entry.companyName}</span>
        </TextLink>
      ) : (
        <span className="text-muted">{WORDS[progress]}</span>
      )}
    </li>
  )
}
