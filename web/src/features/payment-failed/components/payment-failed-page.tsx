import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { supportAddress } from '#web/features/payment-failed/retry-address.ts'
import {
  EXPLANATIONS,
  HEADINGS,
  NEXT_STEPS,
  planLines,
  reasonOf,
  TOASTS,
} from '#web/features/payment-failed/texts.ts'
import { useRetry } from '#web/features/payment-failed/use-retry.ts'
import { RetryNotice } from './retry-notice.tsx'
import { cn } from '#web/lib/cn.ts'

const HEAD: PageHead = {
  title: `Payment not finished · ${BRAND.name}`,
  description: 'What happened to the payment, and how to go on.',
  unlisted: true,
}

const redirect = (address: string) => window.location.assign(address)

/** Where a payment ends that was not made: why, and what to do. */
export function PaymentFailedPage({ goTo = redirect }: { goTo?: (address: string) => void }) {
  useHead(HEAD)
  const [query] = useSearchParams()
  const reason = reasonOf(query)
  const parsed = PlanId.safeParse(query.get('plan'))
  const plan = parsed.success ? parsed.data : null
  const session = query.get('session_id')?.trim() || null
  const { retry, waiting, redirecting, problem } = useRetry(
    plan,
    query.get('email')?.trim() || null,
    session,
    goTo,
  )
  const told = useRef(false)

  useEffect(() => {
    const toast = TOASTS[reason]
    if (toast && !told.current) notify.failure(toast)
    told.current = true
  }, [reason])

  return (
    <QuietLayout>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <h1 className="text-3xl">{HEADINGS[reason]}</h1>
          <p className="mt-3 measure text-muted">{EXPLANATIONS[reason]}</p>
        </div>
        <PlanChosen plan={plan} />
        <div>
          <section aria-labelledby="steps" className="mt-8">
            <h2 id="steps" className="text-xl">
              What to do next
            </h2>
            <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm marker:text-muted">
              {NEXT_STEPS[reason].map((step) => (
                <li key={step} className="measure pl-1">
                  {step}
                </li>
              ))}
            </ol>
          </section>
          {problem && <RetryNotice problem={problem} plan={plan} />}
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="accent" size="lg" busy={waiting} onClick={retry}>
              Try Again
            </Button>
            <Button asChild size="lg">
              <Link to={paths.pricing}>Change Plan</Link>
            </Button>
            <Button asChild size="lg">
              <a href={supportAddress(session)}>Contact Support</a>
            </Button>
          </div>
          <output className="mt-3 block min-h-5 text-sm text-muted">
            {waiting && (redirecting ? 'Taking you to the payment page…' : 'Opening a new payment page…')}
          </output>
        </div>
      </div>
    </QuietLayout>
  )
}

function PlanChosen({ plan }: { plan: PlanId | null }) {
  const { name, price, emails } = planLines(plan)
  return (
    <section
      aria-label="Selected plan"
      className={cn(
        'mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y',
        'border-line py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:block',
        'lg:space-y-2 lg:self-start lg:rounded-lg lg:border lg:bg-sheet lg:p-6',
      )}
    >
      <div>
        <p className="text-sm text-muted">Selected plan</p>
        <p className="font-serif text-xl font-semibold">{name}</p>
      </div>
      <div className="text-sm sm:text-right lg:text-left">
        <p className="font-medium tabular">{price}</p>
        <p className="text-muted tabular">{emails}</p>
      </div>
    </section>
  )
}
