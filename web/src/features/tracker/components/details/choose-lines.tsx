import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { getEmailLines } from '#shared/contracts/outreach.ts'
import type { EmailLines } from '#shared/models/outreach/email-lines.ts'
import type { OutreachEntry, Revision } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { useReviseEmail } from '#web/features/tracker/api/letter.ts'
import { isOpenDraft } from '#web/features/tracker/marking.ts'

type Line = EmailLines['lines'][number]

interface ChooseLinesProps {
  entry: OutreachEntry
  revision: Revision
}

/** The posting's needs beside the user's lines: the chosen ones are put into the letter, in their order. */
export function ChooseLines({ entry, revision }: ChooseLinesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  if (!isOpenDraft(entry) || revision.leftToday === 0) return null
  // The button with the focus goes with the lines.
  const close = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <Section
      title="Choose your lines"
      hint="What the posting asks for, beside what you did. The lines you choose go into the letter."
    >
      <Button
        ref={toggle}
        size="sm"
        className="mt-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the lines' : 'Show the lines'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Lines entry={entry} underWay={revision.underWay} onDone={close} />}
      </div>
    </Section>
  )
}

interface LinesProps {
  entry: OutreachEntry
  underWay: Revision['underWay']
  onDone: () => void
}

function Lines({ entry, underWay, onDone }: LinesProps) {
  const query = useQuery({ ...readOptions(getEmailLines, { params: { id: entry.id } }), staleTime: 0 })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { mutate, isPending } = useReviseEmail(entry.id)
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        title="The lines couldn’t be loaded"
        description={explain(query.error, 'Something went wrong on our side. Try again in a moment.')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingSkeleton label="Loading the lines" variant="text" />
    )
  const { needs, lines } = query.data
  const byId = new Map(lines.map((line) => [line.id, line]))
  const linesOf = (ids: readonly string[]) =>
    ids.slice(0, LINES_SHOWN).flatMap((lineId) => byId.get(lineId) ?? [])
  const rows = needs.map((need) => ({ ...need, shown: linesOf(need.lines) }))
  const shown = new Set(rows.flatMap((row) => row.shown.map((line) => line.id)))
  const others = lines.filter((line) => !shown.has(line.id))
  const isFull = chosen.length === REVISIONS.maxLines
  const choice = { chosen, isFull, onChange: setChosen }
  return (
    <>
      <dl className="mt-4 divide-y divide-line border-t border-line text-sm">
        {rows.map((row) => (
          <Row key={row.id} term={row.text}>
            {row.shown.length === 0 ? (
              <p className="text-muted">No line of yours answers this.</p>
            ) : (
              <Choices lines={row.shown} {...choice} />
            )}
          </Row>
        ))}
        {others.length > 0 && (
          <Row term={rows.length === 0 ? 'Your lines' : 'Your other lines'}>
            <Choices lines={others} {...choice} />
          </Row>
        )}
      </dl>
      <div className="sticky -bottom-5 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-sheet px-2 py-3">
        <Button
          size="sm"
          busy={isPending}
          disabled={chosen.length === 0 || underWay !== null}
          onClick={() => mutate({ wish: 'lines', lines: [...chosen] }, { onSuccess: onDone })}
        >
          Write it with {chosen.length === 1 ? 'this line' : 'these lines'}
        </Button>
        <p aria-live="polite" className="text-sm text-muted tabular">
          {stateOf(chosen.length, underWay !== null)}
        </p>
      </div>
    </>
  )
}

/** Lines shown for one need; all others are at the end. */
const LINES_SHOWN = 3

function stateOf(count: number, isBusy: boolean): string {
  if (isBusy) return 'We’re saving or rewriting the letter. One moment.'
  if (count === 0) return `Choose up to ${REVISIONS.maxLines} lines.`
  return count === REVISIONS.maxLines
    ? `${count} of ${REVISIONS.maxLines} chosen. Take one out to choose another.`
    : `${count} of ${REVISIONS.maxLines} chosen.`
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <dt className="break-words text-muted md:sticky md:top-0 md:self-start">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

interface ChoicesProps {
  lines: readonly Line[]
  chosen: readonly string[]
  isFull: boolean
  onChange: (chosen: readonly string[]) => void
}

/** A line may be the answer to several needs: then it is chosen in each. */
const Choices = ({ lines, chosen, isFull, onChange }: ChoicesProps) => (
  <ul className="space-y-1">
    {lines.map((line) => {
      const at = chosen.indexOf(line.id)
      const isOff = at === -1 && isFull
      return (
        <li key={line.id}>
          <label
            className={clsx(
              '-mx-2 flex cursor-pointer items-start gap-3 rounded-md px-2 py-2 transition-colors duration-150',
              at === -1 ? 'hover:bg-wash' : 'bg-brand-soft',
              isOff && 'cursor-not-allowed text-muted',
            )}
          >
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 scroll-my-24 accent-brand"
              checked={at !== -1}
              disabled={isOff}
              onChange={() =>
                onChange(at === -1 ? [...chosen, line.id] : chosen.filter((id) => id !== line.id))
              }
            />
            <span className="min-w-0">
              <span className="break-words">{line.text}</span>
              <span className="mt-0.5 block text-xs text-muted">
                {[jobOf(line), line.isUsed ? 'in the letter now' : null].filter(Boolean).join(' · ')}
              </span>
            </span>
            {at !== -1 && (
              <span className="ml-auto shrink-0 text-xs font-medium text-brand tabular">{at + 1}</span>
            )}
          </label>
        </li>
      )
    })}
  </ul>
)

const jobOf = ({ job }: Line): string | null =>
  job === null ? null : [job.title, job.employer].filter((part) => part !== null).join(', ')
