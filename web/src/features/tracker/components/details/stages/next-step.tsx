import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { STAGES } from '#shared/catalog/constants.ts'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'
import { saveNextStep } from '#shared/contracts/reminders/reminders.ts'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import type { NextStep } from '#shared/models/outreach/stages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { isMarkable } from '#web/features/tracker/marking.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/lib/paths.ts'
import { localDay, MINUTE_MS, showUtcDate } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { TRACKER_READS } from '#web/queries/list-email-outreach.ts'

/** What the user plans to do about the email, and on which day. */
export function NextStepPanel({ entry, nextStep }: Pick<OutreachDetails, 'entry' | 'nextStep'>) {
  const today = localDay(useNow(MINUTE_MS))
  const [editing, setEditing] = useState(false)
  const saving = useCall(saveNextStep, {
    changes: [...TRACKER_READS, [getEmailOutreach.path]],
    failed: { title: 'The next step wasn’t saved' },
  })
  const save = (next: NextStep | null) =>
    saving.mutate(
      {
        params: { id: entry.id },
        body: { nextStep: next, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      },
      { onSuccess: () => setEditing(false) },
    )
  if (!isMarkable(entry) && nextStep === null) return null
  return (
    <Section title="Next step">
      {editing && (
        <NextStepForm
          nextStep={nextStep}
          today={today}
          busy={saving.isPending}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      )}
      {!editing && nextStep === null && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" onClick={() => setEditing(true)}>
            Plan a next step
          </Button>
          <p className="text-sm text-muted">A call, a document, a question: with a mail on its day.</p>
        </div>
      )}
      {!editing && nextStep !== null && (
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <p className="text-base font-medium wrap-break-word">{nextStep.what}</p>
            <p className="mt-0.5 text-muted tabular">
              {whenOf(nextStep, today)}
              {nextStep.remind && nextStep.on > today && <Reminded />}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="accent" busy={saving.isPending} onClick={() => save(null)}>
              Done
            </Button>
            <Button size="sm" variant="quiet" disabled={saving.isPending} onClick={() => setEditing(true)}>
              Change
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}

function whenOf({ on }: NextStep, today: string): string {
  if (on === today) return 'Today'
  return on < today ? `Was due on ${showUtcDate(on)}` : showUtcDate(on)
}

/** Whether a mail is still to come, which reminders that are off prevent. */
function Reminded() {
  const { data: user } = useQuery(userQuery)
  if (user?.reminderMails === false)
    return (
      <>
        . Reminders are off: <TextLink to={paths.account}>turn them on</TextLink>
      </>
    )
  return ', with an email that morning'
}

/** The form opens on a press, so the focus follows it: once, however often the form is rendered. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

interface NextStepFormProps {
  nextStep: NextStep | null
  /** The first day that can be chosen. */
  today: string
  busy: boolean
  onSave: (next: NextStep) => void
  onCancel: () => void
}

function NextStepForm({ nextStep, today, busy, onSave, onCancel }: NextStepFormProps) {
  const [what, setWhat] = useState(nextStep?.what ?? '')
  const [on, setOn] = useState(nextStep?.on ?? '')
  const [remind, setRemind] = useState(nextStep?.remind ?? true)
  const [tried, setTried] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!busy && what.trim() !== '' && on !== '') onSave({ what, on, remind })
  }
  return (
    <form onSubmit={save} noValidate className="mt-3 space-y-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          label="What"
          required
          error={tried && what.trim() === '' ? 'Say what you plan to do.' : undefined}
        >
          <Input
            ref={takeFocus}
            value={what}
            maxLength={STAGES.maxStep}
            placeholder="Call back about Tuesday"
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        <Field label="Day" required error={tried && on === '' ? 'Choose a day.' : undefined}>
          <Input type="date" min={today} value={on} onChange={({ target }) => setOn(target.value)} />
        </Field>
      </div>
      <ChoiceOption
        type="checkbox"
        checked={remind}
        onChange={({ target }) => setRemind(target.checked)}
        label="Remind me by email"
        hint="At eight that morning, in one email with everything due that day."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="accent" busy={busy}>
          Save
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
