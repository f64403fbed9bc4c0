import { useState } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { isPaused } from '#web/lib/session/subscription-status.ts'
import { showDate } from '#web/lib/time.ts'
import { useChangeSubscription } from '#web/features/billing/use-change-subscription.ts'

/** Offers a user who is about to cancel to skip a month instead. Renders nothing where none can be skipped. */
export function PauseOffer({ user, busy, onPause }: { user: User; busy: boolean; onPause: () => void }) {
  if (user.isTrial || user.currentPlan === null || user.pause !== null || user.nextPlan !== null) return null
  const { priceUsd } = PLANS[user.currentPlan]
  return (
    <section
      aria-labelledby="pause-offer"
      className="mt-5 rounded-lg border border-brand/40 bg-brand-soft p-4"
    >
      <h3 id="pause-offer" className="font-sans text-sm font-semibold">
        Pause for a month instead
      </h3>
      <p className="mt-1 text-sm">
        You keep your plan until {showDate(user.planExpiresAt)}. Nothing is charged for the month after that,
        and no emails are drafted. Then your plan continues, and ${priceUsd} a month is charged again. Your
        search and your drafts stay, and you can resume at any time.
      </p>
      <Button className="mt-3" size="sm" busy={busy} onClick={onPause}>
        Pause for a month
      </Button>
    </section>
  )
}

/** The button that takes back a pause, or ends it: that costs a month, so it asks first. */
export function ResumePlan({ user }: { user: User }) {
  const { resume, busy } = useChangeSubscription()
  const [asking, setAsking] = useState(false)
  const paused = isPaused(user)
  if (user.pause === null || user.currentPlan === null) return null
  if (!paused)
    return (
      <Button busy={busy} onClick={resume}>
        Don’t pause
      </Button>
    )
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => busy || setAsking(open)}
      trigger={<Button>Resume now</Button>}
      title="Resume your plan now?"
      description={`$${PLANS[user.currentPlan].priceUsd} is charged to your card now, and a new month begins today. A coupon may lower it. If you wait, nothing is charged before ${showDate(user.pause.until)}.`}
      keep={<Button disabled={busy}>Stay paused</Button>}
      act={
        <Button variant="accent" busy={busy} onClick={resume}>
          Resume and pay
        </Button>
      }
    />
  )
}
