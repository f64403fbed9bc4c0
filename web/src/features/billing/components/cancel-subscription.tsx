import { useState, type ReactElement, type ReactNode } from 'react'
import { CANCEL_REASONS, CANCEL_WORDS_MAX, CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select, Textarea } from '#web/components/ui/forms/input.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { isPaused } from '#web/lib/session/subscription-status.ts'
import { showDate, showChargeTime } from '#web/lib/time.ts'
import { PauseOffer } from './pause-plan.tsx'
import { useChangeSubscription } from '#web/features/billing/use-change-subscription.ts'

/** Until when the user keeps access after cancelling. */
export const untilOf = (user: User): string =>
  user.isTrial
    ? showChargeTime(user.subscriptionCancelAt ?? user.trialEndsAt)
    : showDate(user.subscriptionCancelAt ?? user.planExpiresAt)

/** The button that cancels a plan whose charge failed, with a confirmation dialog. */
export const CancelOverdue = ({ amount }: { amount: string }) => (
  <CancelDialog
    trigger={<Button>Cancel subscription</Button>}
    description={`It ends now. The open payment of ${amount} isn’t collected, and nothing more is charged.`}
  />
)

/** The button that cancels a running plan, with a confirmation dialog. */
export const CancelSubscription = ({ user }: { user: User }) => {
  const paused = isPaused(user)
  return (
    <CancelDialog
      trigger={<Button variant="danger">Cancel Subscription</Button>}
      pausable={user}
      description={
        paused ? (
          'It ends now, and nothing more is charged.'
        ) : (
          <>
            You keep access until <strong className="text-ink">{untilOf(user)}</strong>.{' '}
            {user.isTrial ? 'Nothing is charged.' : 'Nothing more is charged.'} You can change your mind until
            then.
          </>
        )
      }
    />
  )
}

const REASONS = [
  { value: '', label: 'I’d rather not say' },
  ...CancelReason.options.map((value) => ({ value, label: CANCEL_REASONS[value] })),
]

/** Asks once more, and why: whoever does not want to say presses the same two buttons. */
function CancelDialog({
  trigger,
  description,
  pausable,
}: {
  trigger: ReactElement
  description: ReactNode
  /** Whoever may pause in place of cancelling. */
  pausable?: User
}) {
  const { cancel, pause, busy } = useChangeSubscription()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState<CancelReason>()
  const [words, setWords] = useState('')
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => busy || setAsking(open)}
      trigger={trigger}
      title="Cancel your subscription?"
      description={description}
      keep={<Button disabled={busy}>Keep subscription</Button>}
      act={
        <Button variant="danger" busy={busy} onClick={() => cancel({ reason, words })}>
          Cancel subscription
        </Button>
      }
    >
      {pausable && <PauseOffer user={pausable} busy={busy} onPause={pause} />}
      <div className="mt-5 space-y-4">
        <Field label="Why are you leaving? (optional)">
          <Select
            value={reason ?? ''}
            options={REASONS}
            onChange={({ target }) => setReason(CancelReason.safeParse(target.value).data)}
          />
        </Field>
        {reason !== undefined && (
          <Field label="Anything you’d like to add? (optional)">
            <Textarea
              rows={2}
              maxLength={CANCEL_WORDS_MAX}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        )}
      </div>
    </AlertDialog>
  )
}
