import { useState, type FormEvent } from 'react'
import { BRAND } from '#shared/brand.ts'
import { DELETION } from '#shared/catalog/constants.ts'
import { DELETION_REASONS, DeletionReason } from '#shared/models/account/deletion-request.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select, Textarea } from '#web/components/ui/forms/input.tsx'
import { notify } from '#web/lib/notify.ts'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { requestDeletion } from '#shared/contracts/support.ts'
import { useCall } from '#web/lib/api/use-call.ts'

export const ANSWER_TIME = `Support answers within ${DELETION.answerHours} hours.`

const FAILED = {
  title: 'Deletion request failed',
  description: 'Failed to send deletion request. Please try again or contact support directly.',
} as const

const REASONS = DeletionReason.options.map((value) => ({ value, label: DELETION_REASONS[value] }))

interface DeletionDialogProps {
  user: User
  onClose: () => void
  /** Called with the support reference of the request. */
  onSent: (ticketNumber: string) => void
}

/** Mounted while it is open. */
export function DeletionDialog({ user, onClose, onSent }: DeletionDialogProps) {
  const [reason, setReason] = useState<DeletionReason | null>(null)
  const [additionalInfo, setAdditionalInfo] = useState('')
  const { mutate, isPending } = useCall(requestDeletion)

  function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (reason === null) {
      notify.failure({
        title: 'Reason Required',
        description: 'Please provide a reason for account deletion.',
      })
      return
    }
    mutate(
      { body: { reason, additionalInfo: additionalInfo.trim(), userEmail: user.email, userId: user.id } },
      {
        onSuccess: ({ ticketNumber }) => {
          notify.success({ title: 'Deletion request sent', description: ANSWER_TIME })
          onSent(ticketNumber)
          onClose()
        },
        onError: (error) =>
          notify.failure(
            hasCode(error, 'too_many_requests')
              ? { title: FAILED.title, description: explain(error, FAILED.description) }
              : FAILED,
          ),
      },
    )
  }

  return (
    <Dialog
      busy={isPending}
      onClose={onClose}
      title="Request account deletion"
      description={`${ANSWER_TIME} They write to ${user.email}.`}
    >
      <form noValidate onSubmit={send} className="space-y-5">
        <p className="measure text-sm">
          Support deletes your account with your resume, your configuration and your outreach entries, and
          ends your plan. It can’t be undone. Drafts in your own mailbox stay yours.
        </p>
        <Field
          label="Reason"
          required
          hint={reason === null ? 'Choose a reason to send the request.' : undefined}
        >
          <Select
            value={reason ?? ''}
            onChange={({ target }) => setReason(DeletionReason.safeParse(target.value).data ?? null)}
            options={REASONS}
            placeholder="Choose a reason"
          />
        </Field>
        <Field
          label="Anything else (optional)"
          hint={`What we could have done better, for example. At most ${DELETION.infoLength} characters.`}
        >
          <Textarea
            rows={4}
            maxLength={DELETION.infoLength}
            value={additionalInfo}
            onChange={({ target }) => setAdditionalInfo(target.value)}
            className="min-h-24"
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose} disabled={isPending}>
            Keep my account
          </Button>
          {/* Not `disabled`: pressing it says why nothing was sent. */}
          <Button
            type="submit"
            variant="danger"
            busy={isPending}
            aria-disabled={reason === null || undefined}
          >
            {isPending ? 'Sending the request' : 'Send deletion request'}
          </Button>
        </div>
        <p className="text-xs text-muted">
          You can also write to{' '}
          <a href={paths.support} className="inline-block leading-6 underline underline-offset-4">
            {BRAND.supportEmail}
          </a>
          .
        </p>
      </form>
    </Dialog>
  )
}
