import type { KeyboardEvent } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Key } from '#web/components/ui/key.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useEmailOutreachDetails } from '#web/features/tracker/api/get-email-outreach.ts'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { markOfKey, stepOfKey } from '#web/features/tracker/keys.ts'
import { plainKey } from '#web/lib/typing/page-keys.ts'
import { Details } from './details.tsx'

interface DetailsDialogProps {
  id: string
  /** The emails of the page in order, between which keys move. */
  ids: readonly string[]
  onMove: (id: string) => void
  onClose: () => void
}

/** Escape in the editor leaves the editor, not the email. */
const leaveField = (event: globalThis.KeyboardEvent) => {
  if (event.target instanceof Element && event.target.closest('form')) event.preventDefault()
}

/** Scrolls to the top when another email is shown. */
const intoView = (top: HTMLElement | null) => top?.scrollIntoView()

/** One email with everything that led to it. */
export default function DetailsDialog({ id, ids, onMove, onClose }: DetailsDialogProps) {
  const { mutate } = useMarkEmail()
  const at = ids.indexOf(id)
  const neighbour = (step: number) => (at === -1 ? undefined : ids[at + step])
  const move = (to: string | undefined) => to !== undefined && onMove(to)
  const query = useEmailOutreachDetails(id)
  const { data } = query
  const title = data ? `Email to ${data.entry.contactPersonName}` : 'Email'
  const onKey = (event: KeyboardEvent) => {
    const key = plainKey(event)
    if (key === null) return
    const mark = data === undefined ? undefined : markOfKey(key, data.entry)
    if (stepOfKey(key) !== 0) move(neighbour(stepOfKey(key)))
    else if (key === 'e') event.currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts=e]')?.click()
    else if (data !== undefined && mark !== undefined) mutate({ entry: data.entry, mark })
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      onKeyDown={onKey}
      onEscape={leaveField}
      footer={
        at !== -1 && (
          <Neighbours
            place={`${at + 1} of ${ids.length}`}
            previous={neighbour(-1)}
            next={neighbour(1)}
            onMove={move}
          />
        )
      }
      title={title}
      description={data ? `${data.entry.jobTitle} at ${data.entry.companyName}` : 'Details of one email'}
    >
      <div key={id} ref={intoView} />
      <Loaded
        query={query}
        skeleton={<LoadingSkeleton label="Loading the details" variant="text" />}
        failed="The details couldn’t be loaded"
        missing={{
          title: 'This email isn’t in your tracker',
          description: 'It may have been deleted. Close this window to go back to the list.',
        }}
      >
        {(details) => <Details details={details} onOpen={move} />}
      </Loaded>
    </Dialog>
  )
}

interface NeighboursProps {
  place: string
  previous: string | undefined
  next: string | undefined
  onMove: (id: string | undefined) => void
}

/** Buttons to the previous and the next email of the page. */
function Neighbours({ place, previous, next, onMove }: NeighboursProps) {
  return (
    <div className="flex w-full items-center justify-between gap-3 text-sm">
      <p className="text-muted tabular">{place}</p>
      <div className="flex gap-3">
        <Button
          size="sm"
          aria-keyshortcuts="k"
          disabled={previous === undefined}
          onClick={() => onMove(previous)}
        >
          Previous <Key>K</Key>
        </Button>
        <Button size="sm" aria-keyshortcuts="j" disabled={next === undefined} onClick={() => onMove(next)}>
          Next <Key>J</Key>
        </Button>
      </div>
    </div>
  )
}
