import { Check } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Field, useField } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { COUPON } from '#web/features/checkout/texts.ts'
import { type CouponState, offOf } from '#web/features/checkout/use-coupon.ts'

function hintOf({ applied, validating, typed }: CouponState): string {
  if (applied) return `${offOf(applied)} off is applied. Remove this code to use another one.`
  if (validating) return 'Checking the code.'
  return typed.trim() === '' ? 'Type a code to apply it.' : 'Apply the code before you pay.'
}

/** A separate form, so that Enter applies the code instead of paying. */
export function CouponBox({ coupon, locked }: { coupon: CouponState; locked: boolean }) {
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
