import { useState } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { showDate, showChargeTime } from '#web/lib/time.ts'
import { useChangeSubscription } from '#web/features/billing/use-change-subscription.ts'

/** Until when the user keeps access after cancelling. */
export const untilOf = (user: User): string =>
  user.isTrial
    ? showChargeTime(user.subscriptionCancelAt ?? user.trialEndsAt)
    : showDate(user.subscriptionCancelAt ?? user.planExpiresAt)

/** The button that cancels a plan whose charge failed, with a confirmation dialog. */
export function CancelOverdue({ amount }: { amount: string }) {
  const { cancel, busy } = useChangeSubscription()
  const [asking, setAsking] = useState(false)
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => busy || setAsking(open)}
      trigger={<Button>Cancel subscription</Button>}
      title="Cancel your subscription?"
      description={`It ends now. The open payment of ${amount} isn’t collected, and nothing more is charged.`}
      keep={<Button disabled={busy}>Keep subscription</Button>}
      act={
        <Button variant="danger" busy={busy} onClick={cancel}>
          Cancel subscription
        </Button>
      }
    />
  )
}

/** The button that cancels a running plan, with a confirmation dialog. */
export function CancelSubscription({ user }: { user: User }) {
  const { cancel, busy } = useChangeSubscription()
  const [asking, setAsking] = useState(false)
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => busy || setAsking(open)}
      trigger={<Button variant="danger">Cancel Subscription</Button>}
      title="Cancel your subscription?"
      description={
        <>
          You keep access until <strong className="text-ink">{untilOf(user)}</strong>.{' '}
          {user.isTrial ? 'Nothing is charged.' : 'Nothing more is charged.'} You can change your mind until
          then.
        </>
      }
      keep={<Button disabled={busy}>Keep subscription</Button>}
      act={
        <Button variant="danger" busy={busy} onClick={cancel}>
          Cancel subscription
        </Button>
      }
    />
  )
}
