import { ONE_TRIAL, PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import { BackLink } from '#web/components/ui/links.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { offOf } from '#web/lib/payments/price.ts'
import { paths } from '#web/lib/paths.ts'
import type { Terms } from '#web/features/checkout/terms.ts'
import type { CouponState } from '#web/features/checkout/use-coupon.ts'
import { PlanLine } from './checkout-shell.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Check, ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field, useField } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { COUPON } from '#web/features/checkout/texts.ts'

interface OrderPaneProps {
  plan: PlanId
  email: string | null
  terms: Terms
  trialAvailable: boolean
  /** Null for a visitor: a code is checked for a user. */
  coupon: CouponState | null
  now: number
  /** Whether a payment is in progress: the order must not change then. */
  locked: boolean
}

/** What is bought, for which account, and for how much. */
export function OrderPane({ plan, email, terms, trialAvailable, coupon, now, locked }: OrderPaneProps) {
  const { name } = PLANS[plan]
  return (
    <div className="min-w-0">
      <BackLink to={paths.pricing}>Choose another plan</BackLink>
      <h1 className="mt-3 text-3xl lg:mt-5">{titleOf(name, terms)}</h1>
      {terms.trial && <TrialBanner />}
      {!trialAvailable && !terms.free && <TrialSpent />}
      <OrderDetails name={name} terms={terms} urgent={(coupon?.error ?? null) !== null}>
        <dl className="space-y-4 text-sm">
          <PlanLine plan={plan} priceCents={terms.priceCents} />
          {email !== null && (
            <div>
              <dt className="text-muted">Account</dt>
              <dd className="mt-0.5 font-medium break-words">{email}</dd>
            </div>
          )}
        </dl>
        {coupon && <CouponBox coupon={coupon} locked={locked} />}
        <OrderSummary plan={name} terms={terms} coupon={coupon?.applied ?? null} now={now} />
      </OrderDetails>
    </div>
  )
}

interface OrderDetailsProps {
  name: string
  terms: Terms
  /** Something in it has to be read now. */
  urgent: boolean
  children: ReactNode
}

/** Folded on a phone, behind the plan and what is due, so that the card form is on the first screen. */
function OrderDetails({ name, terms, urgent, children }: OrderDetailsProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || urgent
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isShown)}
        className="mt-3 flex min-h-12 w-full items-center justify-between gap-3 border-y border-line text-left text-sm lg:hidden"
      >
        <span>
          <span className="font-medium">
            {name}, {dollars(terms.priceCents)} a month
          </span>{' '}
          <span className="inline-block text-muted">{dollars(terms.todayCents)} today</span>
        </span>
        <span className="inline-flex items-center gap-1 text-brand">
          Details
          <ChevronDown aria-hidden className={clsx('size-4', isShown && 'rotate-180')} />
        </span>
      </button>
      <div id={id} className={clsx('mt-5 lg:mt-7 lg:block', !isShown && 'hidden')}>
        {children}
      </div>
    </>
  )
}

function titleOf(name: string, { trial, free }: Terms): string {
  if (trial) return `Try ${name} free for ${TRIAL.days} day`
  return free ? `Activate ${name}` : `Subscribe to ${name}`
}

function TrialBanner() {
  return (
    <div className="mt-3 rounded-md bg-accent-soft px-4 py-2.5 text-sm lg:mt-5 lg:py-3.5">
      <p className="font-semibold">
        {TRIAL.days}-Day Free Trial with {TRIAL.emails} Free Emails
      </p>
      <p className="mt-0.5">Cancel in your dashboard within 24 hours and pay nothing.</p>
      <p className="mt-0.5 max-lg:hidden">{ONE_TRIAL}</p>
    </div>
  )
}

function TrialSpent() {
  return (
    <Notice tone="info" className="mt-5">
      {ONE_TRIAL} This account or card has already had one, so the first month is charged today.
    </Notice>
  )
}

function hintOf({ applied, validating, typed }: CouponState): string {
  if (applied) return `${offOf(applied)} off is applied. Remove this code to use another one.`
  if (validating) return 'Checking the code.'
  return typed.trim() === '' ? 'Type a code to apply it.' : 'Apply the code before you pay.'
}

/** A separate form, so that Enter applies the code instead of paying. */
function CouponBox({ coupon, locked }: { coupon: CouponState; locked: boolean }) {
  const { typed, applied, validating, error } = coupon
  return (
    <form
      noValidate
      className="mt-7 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!locked) coupon.apply()
      }}
    >
      <Field label="Coupon code" hint={hintOf(coupon)} error={error ?? undefined}>
        <div className="flex gap-2">
          <div className="relative min-w-0 grow">
            <Input
              value={typed}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={applied !== null || validating || locked}
              className={applied ? 'pr-9 read-only:bg-wash' : undefined}
              onChange={(event) => coupon.type(event.target.value)}
            />
            {applied && (
              <Check aria-hidden className="absolute top-1/2 right-3 size-4 -translate-y-1/2 text-good-ink" />
            )}
          </div>
          {applied && (
            <Button onClick={coupon.remove} disabled={locked}>
              {COUPON.remove}
            </Button>
          )}
          <ApplyButton busy={validating} disabled={applied !== null || typed.trim() === '' || locked} />
        </div>
      </Field>
    </form>
  )
}

/** Described by the field's hint, which also says why the button is disabled. */
function ApplyButton({ busy, disabled }: { busy: boolean; disabled: boolean }) {
  return (
    <Button type="submit" busy={busy} disabled={disabled} aria-describedby={useField()['aria-describedby']}>
      Apply
    </Button>
  )
}
