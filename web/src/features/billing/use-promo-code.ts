import { validateCoupon } from '#shared/contracts/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { useEffect, useRef, useState } from 'react'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { CouponCheck } from '#shared/models/billing.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { dollars } from '#web/lib/payments/money.ts'
import type { Discount } from './price.ts'
import { PROMO } from './texts.ts'

export type PromoCode = ReturnType<typeof usePromoCode>

interface Known {
  /** `unchecked`: typed, but not checked yet. */
  readonly state: 'none' | 'unchecked' | 'checking' | 'valid' | 'invalid'
  readonly discount: Discount | null
  /** What the code does, or why it is refused. */
  readonly message: string | null
}
const NOTHING: Known = { state: 'none', discount: null, message: null }
const invalid = (message: string): Known => ({ state: 'invalid', discount: null, message })

/** A promo code that is checked when typing stops, and again for another plan. */
export function usePromoCode(plan: PlanId) {
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<Known>(NOTHING)
  // Each answer about a code gets one toast, not another for the same code on another plan.
  const told = useRef<string | null>(null)
  const code = typed.trim()

  useEffect(() => {
    if (code === '') return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => void check(), PROMO.delayMs)
    async function check() {
      setKnown({ ...NOTHING, state: 'checking' })
      const answer = await answerOf({ couponCode: code, planId: plan }, asking.signal)
      if (asking.signal.aborted) return
      setKnown(answer.known)
      const said = `${code} ${answer.known.state}`
      if (told.current !== said) answer.tell()
      told.current = said
    }
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [code, plan])

  return {
    typed,
    ...known,
    code: known.state === 'valid' ? code : null,
    type: (text: string) => {
      const next = text.toUpperCase()
      setTyped(next)
      setKnown(next.trim() === '' ? NOTHING : { ...NOTHING, state: 'unchecked' })
    },
  }
}

async function answerOf(
  body: { couponCode: string; planId: PlanId },
  signal: AbortSignal,
): Promise<{ known: Known; tell: () => void }> {
  try {
    const { valid, ...check } = await call(validateCoupon, { body, signal })
    if (!valid) return refused(check.message || PROMO.invalid.description)
    return {
      known: { state: 'valid', discount: check, message: check.message },
      tell: () => notify.success({ title: PROMO.applied, description: savingOf(check) }),
    }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 401)
      return refused(error.problem?.message ?? PROMO.invalid.description)
    return { known: invalid(PROMO.unchecked.description), tell: () => notify.failure(PROMO.unchecked) }
  }
}

const refused = (message: string) => ({
  known: invalid(message),
  tell: () => {
    notify.failure({ title: PROMO.invalid.title, description: message })
  },
})

const savingOf = ({
  percent_off,
  discount_amount,
}: Pick<CouponCheck, 'percent_off' | 'discount_amount'>): string =>
  `You save ${percent_off === null ? dollars(discount_amount ?? 0) : `${percent_off}%`}.`
