import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlanId } from '#shared/catalog/plans.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'
import type { CouponCheck } from '#shared/models/billing.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { offOf } from '#web/lib/payments/price.ts'
import { useDebouncedValue } from '#web/lib/typing/use-debounced-value.ts'
import { PROMO } from './texts.ts'

export type PromoCode = ReturnType<typeof usePromoCode>

/** A promo code that is checked when typing stops, and again for another plan. */
export function usePromoCode(plan: PlanId) {
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const settled = useDebouncedValue(code, PROMO.delayMs)
  const { data, error } = useQuery({
    queryKey: [validateCoupon.path, settled, plan],
    queryFn: ({ signal }) => call(validateCoupon, { body: { couponCode: settled, planId: plan }, signal }),
    enabled: settled !== '',
    gcTime: 0,
    meta: { ownAuth: true },
  })
  const known = code === settled ? data : undefined
  const problem = code === settled ? problemOf(data, error) : null
  const state = stateOf(code, settled, known?.valid === true, problem !== null)

  // Each answer about a code gets one toast, not another for the same code on another plan.
  const told = useRef('')
  const tell = useEffectEvent((said: string) => {
    if (told.current === said) return
    if (problem !== null) notify.failure(problem)
    else if (known?.valid) notify.success({ title: PROMO.applied, description: `You save ${offOf(known)}.` })
    else return
    told.current = said
  })
  const answer = `${code} ${state}`
  useEffect(() => tell(answer), [answer])

  return {
    typed,
    state,
    discount: known?.valid ? known : null,
    /** What the code does, or why it is refused. */
    message: problem === null ? (known?.message ?? null) : problem.description,
    code: state === 'valid' ? code : null,
    type: (text: string) => setTyped(text.toUpperCase()),
  }
}

/** `unchecked`: typed, but not checked yet. */
function stateOf(code: string, settled: string, isValid: boolean, isInvalid: boolean) {
  if (code === '') return 'none'
  if (code !== settled) return 'unchecked'
  if (isValid) return 'valid'
  return isInvalid ? 'invalid' : 'checking'
}

/** The toast for a code that is refused or could not be checked. */
function problemOf(check: CouponCheck | undefined, error: Error | null) {
  const refused = (message: string | undefined) => ({
    title: PROMO.invalid.title,
    description: message || PROMO.invalid.description,
  })
  if (error instanceof ApiError && error.status < 500 && error.status !== 401)
    return refused(error.problem?.message)
  if (error !== null) return PROMO.unchecked
  return check === undefined || check.valid ? null : refused(check.message)
}
