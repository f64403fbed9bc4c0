import { useState } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { showDate, showMoment } from '#web/lib/time.ts'
import { useChangeSubscription } from '#web/features/billing/use-change-subscription.ts'
import { CancelQuestion } from './cancel-question.tsx'

/** Until when whoever cancels keeps access. */
export const untilOf = (user: User): string =>
  user.isTrial
    ? showMoment(user.subscriptionCancelAt ?? user.trialEndsAt)
    : showDate(user.subscriptionCancelAt ?? user.planExpiresAt)

/** The button that ends a plan that runs, with its question. */
export function CancelSubscription({ user }: { user: User }) {
  const { cancel, busy } = useChangeSubscription()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Cancel Subscription
      </Button>
      <CancelQuestion
        open={asking}
        onOpenChange={setAsking}
        isTrial={user.isTrial}
        until={untilOf(user)}
        busy={busy}
        onCancel={cancel}
      />
    </>
  )
}
