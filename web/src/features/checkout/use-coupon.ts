import { useRef, useState } from 'react'
import type { PlanId } from '#shared/catalog/plans.ts'
import { notify } from '#web/lib/notify.ts'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { offOf } from '#web/lib/payments/price.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { keepCoupon, keptCoupon, type Coupon } from './kept-coupon.ts'
import { COUPON } from './texts.ts'
import { counted } from '#web/lib/counted.ts'

export type CouponState = ReturnType<typeof useCoupon>

/** One code at a time: none, validating, applied. */
export function useCoupon(plan: PlanId) {
  const [applied, setCoupon] = useState(() => keptCoupon(plan))
  const [typed, setTyped] = useState(applied?.code ?? '')
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useCall(validateCoupon, { ownAuth: true })
  // A ref, because a second press of Enter comes before the next render.
  const asking = useRef(false)

  const setApplied = (coupon: Coupon | null) => {
    setCoupon(coupon)
    keepCoupon(plan, coupon)
  }
  const reject = (failure: { readonly title: string; readonly description: string }) => {
    setError(failure.description)
    notify.failure(failure)
  }
  const apply = () => {
    const code = typed.trim()
    if (code === '' || applied !== null || asking.current) return
    asking.current = true
    setError(null)
    mutate(
      { body: { couponCode: code, planId: plan } },
      {
        onSuccess: (check) => {
          if (!check.valid) return reject(invalid(check.message))
          setApplied({ code, ...check })
          setTyped(code)
          notify.success({ title: COUPON.applied, description: `${offOf(check)} discount` })
        },
        onError: (failure) => reject(checkFailure(failure)),
        onSettled: () => {
          asking.current = false
        },
      },
    )
  }
  return {
    typed,
    applied,
    validating: isPending,
    /** The error at the field. */
    error,
    type: (code: string) => {
      setTyped(code)
      setError(null)
    },
    apply,
    remove: () => {
      setApplied(null)
      setTyped('')
      setError(null)
      notify.success({ title: COUPON.removed })
    },
    /** To be called when the server rejects the code of an order. */
    refuse: (reason: string) => {
      setApplied(null)
      setError(reason)
    },
  }
}

const invalid = (message: string | undefined) => ({
  title: COUPON.invalid.title,
  description: message || COUPON.invalid.description,
})

/** The toast for a code that could not be checked, or that the server refused. */
function checkFailure(failure: Error) {
  if (isUnauthenticated(failure)) return COUPON.signedOut
  if (!(failure instanceof ApiError) || failure.status >= 500) return COUPON.network
  if (!hasCode(failure, 'too_many_requests')) return invalid(failure.problem?.message)
  const minutes = Math.ceil((failure.retryAfter ?? 0) / 60)
  return {
    title: COUPON.tooMany,
    description:
      minutes === 0
        ? 'Your code wasn’t checked. Try it again later.'
        : `Your code wasn’t checked. You can try codes again in ${counted(minutes, 'minute')}.`,
  }
}
