import type { Plan } from '#shared/catalog/plans.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { type Discount, priceOf } from '#web/features/billing/price.ts'
import { UPGRADE } from '#web/features/billing/texts.ts'
import type { PromoCode } from '#web/features/billing/use-promo-code.ts'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'

interface UpgradeActionProps {
  plan: Plan
  discount: Discount | null
  upgrade: Upgrade
  promo: PromoCode
}

/** Why the last try failed, and the button that says what is charged. */
export function UpgradeAction({ plan, discount, upgrade, promo }: UpgradeActionProps) {
  // Pressed before a code was checked, the button would charge the price without it.
  const checking = promo.state === 'checking' || promo.state === 'unchecked'
  return (
    <>
      {upgrade.failure !== null && (
        <Notice tone="bad" role="alert" title={UPGRADE.failed.title}>
          {upgrade.failure}
        </Notice>
      )}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        className="w-full"
        busy={upgrade.busy}
        disabled={checking}
      >
        {textOf(
          upgrade.busy,
          checking,
          `Upgrade to ${plan.name} for ${dollars(priceOf(plan.id, discount).todayCents)}`,
        )}
      </Button>
    </>
  )
}

function textOf(busy: boolean, checking: boolean, ready: string): string {
  if (busy) return 'Working on it…'
  return checking ? 'Checking the promo code…' : ready
}
