import { useState, type FormEvent } from 'react'
import { STAGES } from '#shared/catalog/constants.ts'
import { getEmailOutreach, undoEmailMark } from '#shared/contracts/outreach.ts'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import type { StageChange } from '#shared/models/outreach/stages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { STATUSES } from '#web/features/tracker/status-display.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { localDay, MINUTE_MS, showUtcDate } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { TRACKER_READS } from '#web/queries/list-email-outreach.ts'

const labelOf = ({ mark }: StageChange): string => (mark === null ? 'Mark removed' : STATUSES[mark].label)

/** What the user told about the email, newest first; the newest can be changed and taken back. */
export function StageHistory({ entry, stages }: Pick<OutreachDetails, 'entry' | 'stages'>) {
  const [editing, setEditing] = useState(false)
  const undo = useCall(undoEmailMark, {
    changes: [...TRACKER_READS, [getEmailOutreach.path]],
    failed: { title: 'Nothing was undone', description: 'Try again in a moment.' },
  })
  const latest = stages.at(-1)
  if (latest === undefined) return null
  const takeBack = () => undo.mutate({ params: { id: entry.id, savedAt: latest.savedAt } })
  return (
    <ol aria-label="What happened so far" className="mt-4 divide-y divide-line border-y border-line text-sm">
      {stages.toReversed().map((stage) => (
        <li key={stage.savedAt} className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p>
              <span className="font-medium">{labelOf(stage)}</span>{' '}
              <time dateTime={stage.at} className="text-muted tabular">
                {showUtcDate(stage.at)}
              </time>
            </p>
            {stage === latest && !editing && (
              <span className="flex flex-wrap gap-1 max-sm:-ml-3">
                {stage.mark !== null && (
                  <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
                    {stage.note === null ? 'Add a note or day' : 'Edit note or day'}
                  </Button>
                )}
                <Button size="sm" variant="quiet" busy={undo.isPending} onClick={takeBack}>
                  Undo
                </Button>
              </span>
            )}
          </div>
          {stage === latest && editing ? (
            <StageForm entry={entry} stage={stage} onClose={() => setEditing(false)} />
          ) : (
            stage.note !== null && (
              <p className="mt-1 measure wrap-break-word whitespace-pre-line">{stage.note}</p>
            )
          )}
        </li>
      ))}
    </ol>
  )
}

interface StageFormProps extends Pick<OutreachDetails, 'entry'> {
  stage: StageChange
  onClose: () => void
}

/** The day and the note of the current stage. */
function StageForm({ entry, stage, onClose }: StageFormProps) {
  const day = stage.at.slice(0, 'YYYY-MM-DD'.length)
  const [on, setOn] = useState(day)
  const [note, setNote] = useState(stage.note ?? '')
  const { mutate, isPending } = useMarkEmail()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending)
      mutate({ entry, mark: stage.mark, note, ...(on === day ? {} : { on }) }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={save} className="mt-3 space-y-3">
      <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label="Day">
          <Input
            type="date"
            required
            max={localDay(useNow(MINUTE_MS))}
            value={on}
            onChange={({ target }) => setOn(target.value)}
          />
        </Field>
        <Field label="Note" hint="Only you see it.">
          <Textarea
            className="min-h-20"
            maxLength={STAGES.maxNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="accent" busy={isPending}>
          Save
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
