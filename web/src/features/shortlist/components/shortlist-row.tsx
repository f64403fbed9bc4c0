import { keysOf } from '#shared/keys-of.ts'
import { useEffect, useId, useRef } from 'react'
import { clsx } from 'clsx'
import type { DeclineReason, ShortlistEntry } from '#shared/models/outreach/shortlist.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { WebLink } from '#web/components/ui/links.tsx'
import { placeName } from '#shared/place-name.ts'
import { webLink } from '#web/lib/web-address.ts'
import { paths } from '#web/lib/paths.ts'

const REASONS = {
  company: { label: 'The company', said: 'not this company. We won’t suggest it again.' },
  title: { label: 'The job', said: 'not this kind of job. Similar titles will rank lower.' },
  place: { label: 'The place', said: 'not this place. It will rank lower.' },
  level: { label: 'The level', said: 'not this level. It will rank lower.' },
} as const satisfies Record<DeclineReason, { readonly label: string; readonly said: string }>

const REASON_NAMES = keysOf(REASONS)

interface ShortlistRowProps {
  entry: ShortlistEntry
  /** Whether the reasons for “not this one” are shown. */
  isAsked: boolean
  isSwapping: boolean
  onTick: (isTicked: boolean) => void
  onAsk: (isAsked: boolean) => void
  onDecline: (reason: DeclineReason) => void
  onSwap: () => void
}

/** Whether it may still be ticked, declined or swapped. */
export const isUndecided = ({ state }: ShortlistEntry): boolean => state === 'open' || state === 'ticked'

/** One person, with why them, why this job, and the line of the resume that fits. */
export function ShortlistRow({
  entry,
  isAsked,
  onTick,
  onAsk,
  onDecline,
  onSwap,
  isSwapping,
}: ShortlistRowProps) {
  const { id, state, jobTitle, companyName, person } = entry
  const name = useId()
  const row = useRef<HTMLLIElement>(null)
  const isOpen = isUndecided(entry)
  if (state === 'declined')
    return (
      <li
        ref={row}
        data-row
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 text-sm text-muted"
      >
        <span className="min-w-0 wrap-anywhere">
          {person.name}, {companyName}: {entry.reason === null ? 'not this one.' : REASONS[entry.reason].said}
        </span>
        <Button
          size="sm"
          variant="link"
          className="-mx-3"
          onClick={() => onTick(false)}
          aria-label={`Undo: ${person.name}, ${companyName}`}
        >
          Undo
        </Button>
      </li>
    )
  return (
    <li
      ref={row}
      data-row
      tabIndex={-1}
      aria-labelledby={name}
      className={clsx('flex gap-3 py-4 pr-1 pl-1 sm:gap-4', state === 'ticked' && 'bg-brand-soft')}
    >
      <span className="flex size-6 shrink-0 items-center justify-center pt-0.5">
        {isOpen && (
          <input
            type="checkbox"
            checked={state === 'ticked'}
            onChange={({ target }) => onTick(target.checked)}
            aria-label={`Write to ${person.name}, ${companyName}`}
            aria-keyshortcuts="x"
            className="size-5 accent-brand"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 grow basis-72">
            <h2 id={name} className="font-sans text-base font-medium wrap-anywhere">
              {person.name}
              <span className="font-normal text-muted">
                {person.title === null ? '' : `, ${person.title}`}
                {/* The space before the dot does not break, so that the dot never begins a line. */}
                {'\u00A0· '}
                {companyName}
              </span>
            </h2>
            <Posting entry={entry} />
          </div>
          {state === 'written' && (
            <ButtonLink size="sm" to={paths.email(id)}>
              Open in the tracker
            </ButtonLink>
          )}
          {state === 'on_your_list' && <Badge>On your do-not-contact list</Badge>}
          {isOpen && !isAsked && (
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="muted"
                busy={isSwapping}
                onClick={onSwap}
                aria-label={`Someone else at ${companyName} instead of ${person.name}`}
                aria-keyshortcuts="s"
              >
                Someone else
              </Button>
              <Button
                size="sm"
                onClick={() => onAsk(true)}
                aria-label={`Not this one: ${person.name}, ${jobTitle}`}
                aria-keyshortcuts="n"
              >
                Not this one
              </Button>
            </div>
          )}
        </div>
        {isOpen && isAsked && (
          <Reasons
            onDecline={onDecline}
            onKeep={() => {
              onAsk(false)
              row.current?.focus()
            }}
          />
        )}
        <Why entry={entry} />
      </div>
    </li>
  )
}

function Posting({ entry: { jobTitle, jobUrl, location } }: { entry: ShortlistEntry }) {
  const link = webLink(jobUrl)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm wrap-anywhere">
      {link === null ? jobTitle : <WebLink href={link}>{jobTitle}</WebLink>}
      {location !== '' && <span className="text-muted">{placeName(location)}</span>}
    </p>
  )
}

function Why({ entry: { whyPerson, whyJob, line } }: { entry: ShortlistEntry }) {
  return (
    <>
      <p className="mt-1 measure text-sm text-pretty">
        {line === null ? (
          <span className="text-muted">None of your lines answers what this posting asks for.</span>
        ) : (
          <>
            <span className="text-muted">Your line:</span> <span className="font-serif">“{line}”</span>
          </>
        )}
      </p>
      <details className="mt-1 text-sm text-muted">
        <summary className="min-h-6 w-fit cursor-pointer">Why them, why this job</summary>
        <p className="mt-1 measure">{whyPerson}</p>
        <ul className="mt-1 measure list-disc pl-5">
          {whyJob.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Reasons({ onDecline, onKeep }: { onDecline: (reason: DeclineReason) => void; onKeep: () => void }) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    // Escape takes the question back, as in a menu.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="mt-2 flex flex-wrap items-center gap-2 text-sm"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep()
      }}
    >
      <span className="text-muted">What is wrong?</span>
      {REASON_NAMES.map((reason, index) => (
        <Button key={reason} size="sm" ref={index === 0 ? first : null} onClick={() => onDecline(reason)}>
          {REASONS[reason].label}
        </Button>
      ))}
      <Button size="sm" variant="link" onClick={onKeep}>
        Keep it
      </Button>
    </div>
  )
}
