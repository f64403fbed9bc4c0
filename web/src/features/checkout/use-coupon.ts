import { useRef, useState } from 'react'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { CouponCheck } from '#shared/models/billing.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { useValidateCoupon } from '#web/features/checkout/api/validate-coupon.ts'
import type { Coupon } from './terms.ts'
import { COUPON } from './texts.ts'

export interface CouponState {
  readonly typed: string
  readonly applied: Coupon | null
  readonly validating: boolean
  /** What is wrong with the code, at the field. */
  readonly error: string | null
  readonly type: (code: string) => void
  readonly apply: () => void
  readonly remove: () => void
  /** The server took it back when it was to be used. */
  readonly refuse: (reason: string) => void
}

/** One code at a time: none, validating, applied. */
export function useCoupon(plan: PlanId): CouponState {
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState<Coupon | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useValidateCoupon()
  // Set before the next drawing: Enter pressed twice asks once.
  const asking = useRef(false)

  const reject = (message: string) => {
    setError(message)
    notify.failure({ title: COUPON.invalid.title, description: message })
  }
  const apply = () => {
    const code = typed.trim()
    if (code === '' || applied !== null || asking.current) return
    asking.current = true
    setError(null)
    mutate(
      { couponCode: code, planId: plan },
      {
        onSuccess: (check) => {
          const coupon = couponOf(code, check)
          if (coupon === null) return reject(check.message || COUPON.invalid.description)
          setApplied(coupon)
          setTyped(code)
          notify.success({ title: COUPON.applied, description: `${offOf(coupon)} discount` })
        },
        onError: (failure) => {
          if (failure instanceof ApiError && failure.status < 500)
            return reject(failure.problem?.message || COUPON.invalid.description)
          setError(COUPON.network.description)
          notify.failure(COUPON.network)
        },
        onSettled: () => {
          asking.current = false
        },
      },
    )
  }
  const clear = () => {
    setApplied(null)
    setTyped('')
    setError(null)
  }
  return {
    typed,
    applied,
    validating: isPending,
    error,
    type: (code) => {
      setTyped(code)
      setError(null)
    },
    apply,
    remove: () => {
      clear()
      notify.success({ title: COUPON.removed })
    },
    refuse: (reason) => {
      setApplied(null)
      setError(reason)
    },
  }
}

/** `20%` or `$25.00`. */
export const offOf = ({ kind, off }: Coupon): string => (kind === 'percent' ? `${off}%` : dollars(off))

function couponOf(
  code: string,
  { valid, percent_off, amount_off, months, message }: CouponCheck,
): Coupon | null {
  if (!valid) return null
  if (percent_off !== null) return { code, kind: 'percent', off: percent_off, months, message }
  return amount_off === null ? null : { code, kind: 'amount', off: amount_off, months, message }
}
