import type { Overdue, User } from '#shared/models/account/user.ts'
import { retryPayment } from '#shared/contracts/billing.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { isTrustedPaymentUrl } from '#web/lib/payments/trusted-url.ts'
import { showChargeTime } from '#web/lib/time.ts'
import { notify } from '#web/lib/notify.ts'
import { CancelOverdue } from './cancel-subscription.tsx'

const FAILED = {
  title: 'The payment page couldn’t be opened',
  description: 'Nothing was charged. Please try again.',
}

/** A charge that failed: how much, on which card, when it is tried again, and what the user can do. */
export function OverdueNotice({ user, overdue }: { user: User; overdue: Overdue }) {
  const opening = useCall(retryPayment, { failed: FAILED })
  const money = dollars(overdue.amountCents)
  const plan = user.currentPlan ?? user.trialPlan ?? 'starter'
  const open = () =>
    opening.mutate(
      { body: { plan } },
      {
        onSuccess: ({ checkoutUrl }) => {
          if (isTrustedPaymentUrl(checkoutUrl, window.location.hostname)) window.location.assign(checkoutUrl)
          else notify.failure(FAILED)
        },
      },
    )
  const asks = overdue.problem === 'action_required'
  return (
    <Notice
      tone="bad"
      className="mb-5"
      title={
        asks
          ? `Your bank asks you to confirm a payment of ${money}`
          : `Your payment of ${money} didn’t go through`
      }
      action={
        <>
          <Button variant="accent" busy={opening.isPending || opening.isSuccess} onClick={open}>
            {asks ? 'Confirm the payment' : `Pay ${money} now`}
          </Button>
          <CancelOverdue amount={money} />
        </>
      }
    >
      <p>
        {cardSentence(overdue)} {nextTry(overdue)}
      </p>
      <p className="mt-1">
        {user.isActive
          ? 'Your plan continues for now. It ends if the payment keeps failing.'
          : 'Your plan is paused until the payment has gone through. Your tracker and your drafts stay as they are.'}{' '}
        Pay with this card or another one; we’ll charge that one from now on.
      </p>
    </Notice>
  )
}

function cardSentence({ brand, lastFour, problem }: Overdue): string {
  const card = lastFour === null ? 'your card' : `the ${nameOf(brand)} ending in ${lastFour}`
  return problem === 'action_required'
    ? `The bank of ${card} wants you to confirm it. Until you do, nothing is charged.`
    : `${card.charAt(0).toUpperCase()}${card.slice(1)} was declined, so nothing was charged.`
}

const nameOf = (brand: string | null): string =>
  brand === null ? 'card' : brand.charAt(0).toUpperCase() + brand.slice(1)

const nextTry = ({ nextTryAt }: Overdue): string =>
  nextTryAt === null ? 'We won’t try again on our own.' : `We try again on ${showChargeTime(nextTryAt)}.`
