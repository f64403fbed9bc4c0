import { ONE_TRIAL, PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import { BackLink } from '#web/components/ui/links.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { paths } from '#web/lib/paths.ts'
import type { Terms } from '#web/features/checkout/terms.ts'
import { type CouponState, offOf } from '#web/features/checkout/use-coupon.ts'
import { OrderSummary } from './order-summary.tsx'
import { Check } from 'lucide-react'
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
  const { name, emailsPerDay, emailsPerMonth } = PLANS[plan]
  return (
    <div className="min-w-0">
      <BackLink to={paths.pricing}>Choose another plan</BackLink>
      <h1 className="mt-5 text-3xl">{titleOf(name, terms)}</h1>
      {terms.trial && <TrialBanner />}
      {!trialAvailable && !terms.free && <TrialSpent />}
      <dl className="mt-7 space-y-4 text-sm">
        <div>
          <dt className="text-muted">Plan</dt>
          <dd className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-serif text-xl font-semibold">{name}</span>
            <span className="tabular">
              <span className="font-serif text-xl font-semibold">{dollars(terms.priceCents)}</span> a month
            </span>
          </dd>
          <dd className="text-muted">
            Up to {emailsPerDay} emails a day, {emailsPerMonth} a month
          </dd>
        </div>
        {email !== null && (
          <div>
            <dt className="text-muted">Account</dt>
            <dd className="mt-0.5 font-medium break-words">{email}</dd>
          </div>
        )}
      </dl>
      {coupon && <CouponBox coupon={coupon} locked={locked} />}
      <OrderSummary plan={name} terms={terms} coupon={coupon?.applied ?? null} now={now} />
    </div>
  )
}

function titleOf(name: string, { trial, free }: Terms): string {
  if (trial) return `Try ${name} free for ${TRIAL.days} day`
  return free ? `Activate ${name}` : `Subscribe to ${name}`
}

function TrialBanner() {
  return (
    <div className="mt-5 rounded-md bg-accent-soft px-4 py-3.5 text-sm">
      <p className="font-semibold">
        {TRIAL.days}-Day Free Trial with {TRIAL.emails} Free Emails
      </p>
      <p className="mt-0.5">Cancel in your dashboard within 24 hours and pay nothing.</p>
      <p className="mt-0.5">{ONE_TRIAL}</p>
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
